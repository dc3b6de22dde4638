import * as v from 'valibot';

import { say, type Sentence } from '../../shared/messages/message';

/** Says what of `config.json` is wrong. */
export function problem(place: string, expected: string, got: unknown): Sentence {
  return say('config.json: expected `{}` to be {}, got {}', place, expected, JSON.stringify(got));
}

/** A part of `config.json` as it stands there, and what valibot finds wrong with it. */
export type CheckedPart = {
  part: string;
  given: unknown;
  issues: readonly v.BaseIssue<unknown>[] | undefined;
};

/**
 * Says what is wrong with one part of `config.json`; `known` are the names that may stand in it, `entries` tells them. A
 * strict schema would find the others too, but lie in the script that every cell waits for.
 */
export function partProblems(
  { part, given, issues = [] }: CheckedPart,
  known: readonly string[],
  entries: Sentence,
): readonly Sentence[] {
  const isObject = typeof given === 'object' && given !== null;
  const unknown = Object.keys(isObject ? given : {}).filter((name) => !known.includes(name));
  return [
    ...issues.map((issue) => issueProblem(issue, part)),
    ...unknown.map((name) => problem(part, entries, name)),
  ];
}

function issueProblem(issue: v.BaseIssue<unknown>, part: string): Sentence {
  const name = v.getDotPath(issue);
  if (issue.type !== 'object') {
    return problem(name === null ? part : `${part}.${name}`, issue.message, issue.input);
  }
  // An object lacks the name of one of its parts, or is none itself.
  return name === null
    ? problem(part, say('an object'), issue.input)
    : problem(`${part}.${name}`, say('set'), issue.input);
}
