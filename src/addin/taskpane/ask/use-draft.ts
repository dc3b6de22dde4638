import { useState } from 'react';

import { formatExpression, isExpression, NO_CHOICES, parseExpression, type Choices } from './expression';
import type { Question } from './question';

/** What is being written: as text and, where it is one that the builder knows, as choices. */
export type Draft = {
  question: Question;
  choices: Choices;
  /** Whether the text says more than the builder shows. */
  beyondBuilder: boolean;
  setText: (text: string) => void;
  setChoices: (choices: Choices) => void;
  setOutput: (output: Question['output']) => void;
};

/** Keeps text and choices in step: whichever was changed last makes the other. Of `outputs` there is one at least. */
export function useDraft(outputs: readonly Question['output'][]): Draft {
  const [text, setText] = useState('');
  const [choices, setChoices] = useState(NO_CHOICES);
  const [chosen, setOutput] = useState<Question['output']>();
  const wanted = chosen ?? (isExpression(text) ? 'rows' : 'prose');
  const output = outputs.includes(wanted) ? wanted : (outputs[0] ?? wanted);
  return {
    question: { input: text, output },
    choices,
    beyondBuilder: text.trim() !== '' && formatExpression(choices) !== text.trim() && !parseExpression(text),
    setText: (next) => {
      setText(next);
      setChoices(parseExpression(next) ?? NO_CHOICES);
    },
    setChoices: (next) => {
      setChoices(next);
      setText(formatExpression(next));
    },
    setOutput,
  };
}
