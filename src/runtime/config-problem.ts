import * as v from 'valibot';

/** Says what of `config.json` is wrong. */
export function problem(place: string, expected: string, got: unknown): string {
  return `config.json: expected \`${place}\` to be ${expected}, got ${JSON.stringify(got)}`;
}

/** Says what is wrong with one part of `config.json`; `entries` names what may stand in it. */
export function issueProblem(issue: v.BaseIssue<unknown>, part: string, entries: string): string {
  const name = v.getDotPath(issue);
  if (issue.type === 'strict_object') {
    if (name === null) return problem(part, 'an object', issue.input);
    // One that is not known is expected never, one that is missing by its name.
    return issue.expected === 'never'
      ? problem(part, entries, name)
      : problem(`${part}.${name}`, 'told', issue.input);
  }
  return problem(name === null ? part : `${part}.${name}`, issue.message, issue.input);
}
