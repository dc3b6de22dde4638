/** A question made ready for reading: no politeness, no closing mark, plain apostrophes. */
export function questionText(input: string): string {
  let text = input
    .slice(0, MOST_LETTERS)
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/[?!.\s]+$/, '')
      .replace(POLITE, '')
      .trim();
  }
  return text
    .replace(/^(what|who|where|when|how|which)'s\b/i, '$1 is')
    .replace(/^(what|who|where)s (?=the\b)/i, '$1 is ');
}

/** Longer inputs are no questions of the family. */
const MOST_LETTERS = 500;

const POLITE =
  /^(please|hi|hello|hey|ok|okay|so|and|now|kindly|can you|could you|would you|do you know|i want to know|i would like to know|i'd like to know|tell me|show me|give me|let me know|find me|i need)\b[,:]?\s*|,?\s*(please|thanks|thank you)$/i;

/** A question parted from the time it asks about, where it names one. */
export type Timed = { text: string; when?: string };

const WHEN =
  /,?\s+(?:in|for|during|as of|at the end of|at|on|by|of|as at)?\s*(?:the\s+)?(?:fiscal|financial|calendar)?\s*(?:year\s+|fy\s*)?((?:\d{1,2}\s+)?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(?:\d{1,2},?\s+)?)?(?:1[6-9]|20)\d{2}|\d{4}-\d{2}(?:-\d{2})?|q[1-4]\s+\d{4})$/i;

/** Parts `population of France in 2010` into the question and `2010`; a question without a time stays whole. */
export function timed(question: string): Timed {
  const plain = question.replace(
    /\s+(today|now|currently|right now|at the moment|at present|these days|this year)$/i,
    '',
  );
  const found = WHEN.exec(plain);
  if (found?.[1] === undefined) return { text: plain };
  return { text: plain.slice(0, found.index).trim(), when: found[1] };
}
