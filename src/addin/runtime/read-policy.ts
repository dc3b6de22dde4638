import * as v from 'valibot';

import { FRESHNESSES, type Freshness } from '../../shared/batching/options';
import { Failure } from '../../shared/contract/failure';
import { REQUESTING } from '../../shared/formula/function-table';
import { partProblems, problem, type CheckedPart } from './config-problem';
import type { Rules } from './deployment-policy';
import { chosenSchema, oneOf, type Chosen, type Settings } from './settings';
import { readSignIn, type SignInConfig } from './sign-in/sign-in-config';
import { say, verbatim, type Sentence } from '../../shared/messages/message';

/** The version of `config.json` that this add-in understands. */
const VERSION = 1;

const policySchema = v.object({
  ...chosenSchema.entries,
  keyRetention: v.exactOptional(oneOf(['remembered', 'session'])),
  freshnessFrom: v.exactOptional(oneOf(FRESHNESSES)),
  freshnessTo: v.exactOptional(oneOf(FRESHNESSES)),
  functionsOff: v.exactOptional(v.array(oneOf(REQUESTING))),
  // There is none; who writes so down may.
  telemetry: v.exactOptional(oneOf(['none'])),
});

/** What `config.json` says of itself and for everybody. */
export type Administered = { version?: unknown; policy?: unknown; signIn?: unknown };

/** What stands beside a policy and is easily written into it. */
const NEIGHBOURS = ['version', 'signIn'] as const satisfies readonly (keyof Administered)[];

/** A policy as it is obeyed, or what is wrong with it in sentences; one that is wrong in part is obeyed in no part. */
export type ReadPolicy = { policy: Chosen; rules: Rules } | { problems: readonly string[] };

/**
 * Checks a policy by its schema. A name that is misspelt would otherwise be a rule that nobody keeps and nobody hears of.
 */
export async function readPolicy(
  { version, policy = {}, signIn }: Administered,
  address: string,
): Promise<ReadPolicy> {
  if (version !== undefined && version !== VERSION) {
    return { problems: [problem('version', verbatim(String(VERSION)), version)] };
  }
  const parsed = v.safeParse(policySchema, policy);
  const problems = problemsOf(policy, parsed.issues);
  if (!parsed.success || problems.length > 0) return { problems };
  const {
    keyRetention,
    freshnessFrom,
    freshnessTo,
    functionsOff,
    telemetry: _none,
    ...fixed
  } = parsed.output;
  const config = signIn === undefined ? undefined : readSignIn(signIn);
  if (config !== undefined && 'problems' in config) return config;
  const bounds = [freshnessFrom ?? FRESHNESSES[0], freshnessTo ?? 'until-refreshed'] as const;
  const allowed = FRESHNESSES.slice(FRESHNESSES.indexOf(bounds[0]), FRESHNESSES.indexOf(bounds[1]) + 1);
  if (allowed.length === 0) {
    return { problems: [problem('policy.freshnessTo', say("'{}' or later", bounds[0]), freshnessTo)] };
  }
  if (fixed.freshness !== undefined && !allowed.includes(fixed.freshness)) {
    return { problems: [problem('policy.freshness', say('one of {}', allowed.join(', ')), fixed.freshness)] };
  }
  const rules: Rules = {
    ...(keyRetention !== undefined && { keyRetention }),
    ...(allowed.length < FRESHNESSES.length && { freshnesses: allowed, bounded: boundTo(allowed) }),
    ...(functionsOff !== undefined && { functionsOff, admit: refusing(functionsOff) }),
    ...(config && (await signingIn(config))),
  };
  // A sign-in is for one service alone.
  return { policy: config ? { serviceAddress: address, ...fixed } : fixed, rules };
}

/** What signs people in is loaded where they do; where it does not come, nothing may be asked without it. */
async function signingIn(config: SignInConfig): Promise<Pick<Rules, 'openSignIn'>> {
  const { openSession } = await import(/* webpackChunkName: "session" */ './sign-in/session');
  return { openSignIn: (host) => openSession(config, host) };
}

function boundTo(allowed: readonly Freshness[]): (settings: Settings) => Settings {
  return (settings) => {
    if (allowed.includes(settings.freshness)) return settings;
    const isBelow = FRESHNESSES.indexOf(settings.freshness) < FRESHNESSES.indexOf(allowed[0] ?? 'day');
    return { ...settings, freshness: allowed.at(isBelow ? 0 : -1) ?? settings.freshness };
  };
}

function refusing(functionsOff: readonly string[]): (functionName: string) => void {
  return (functionName) => {
    if (functionsOff.includes(functionName))
      throw new Failure('withheld', say('Switched off by your organisation.'));
  };
}

function problemsOf(policy: unknown, issues: CheckedPart['issues']): readonly Sentence[] {
  const rules = Object.keys(policySchema.entries);
  const misplaced = Object.entries(policy ?? {}).filter(([name]) =>
    NEIGHBOURS.some((known) => known === name),
  );
  return [
    ...misplaced.map(([name, value]) =>
      problem(name, say('beside `policy`'), { policy: { [name]: value as unknown } }),
    ),
    ...partProblems(
      { part: 'policy', given: policy, issues },
      [...rules, ...NEIGHBOURS],
      say('rules of the administration page'),
    ),
  ];
}
