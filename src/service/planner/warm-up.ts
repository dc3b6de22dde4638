import type { Evaluator } from '../query/evaluate';
import type { Graph } from '../store/graph';
import type { Steps } from '../store/steps';
import { edgesInSteps } from './courtesy-phrases';
import { LANGUAGES } from './plan';
import { recastsInSteps } from './rewrite-rules';
import { vocabularyInSteps } from './vocabulary';
import { wordsInSteps } from './words';
import { withoutWrappings, wrappingsInSteps } from './filler-phrases';

/** A text with a little of all that words are told apart by. */
const SAMPLE = 'Please show me the revenue of A.B. & Co from 2019-2021, and who’s its CEO, in Q1 2020 > $5?';

/**
 * Makes what the first question would otherwise wait for, step by step: the tables of both languages, and their patterns,
 * which are compiled to bytecode when they are first used, and to machine code when they are used again.
 */
export function* plannerInSteps(graph: Pick<Graph, 'catalogue'>, evaluator: Evaluator): Steps<void> {
  for (const language of LANGUAGES) {
    yield* vocabularyInSteps(graph, evaluator, language);
    yield* wrappingsInSteps(language);
    yield* edgesInSteps(language);
    yield* recastsInSteps(language);
    for (const sample of [SAMPLE, SAMPLE]) {
      const words = yield* wordsInSteps(sample);
      yield;
      withoutWrappings(words, language);
      yield;
    }
  }
}
