import { parseMoment } from '../query/moment';
import type { Fact } from '../query/fact';
import type { StoredEntity } from '../store/stored';
import { cited, period } from './fact-sentence';
import type { Parts, Pattern } from './pattern';
import { notHeld, type Finding } from './statement';
import { compareMoments } from '../query/moment';
import { pointFact } from '../query/series-fact';
import type { Tools } from './tools';

/** Questions for an exchange rate between two currencies, by name or code. */
export const RATE_PATTERNS: readonly Pattern[] = [
  {
    example: 'What is the exchange rate between the US dollar and the yen?',
    form: /^(?:(?:what|how much) (?:is|was) )?(?:the )?(?:latest |current )?(?:exchange|fx|conversion|spot) rate (?:between|of|from|for) (?:the |a |one )?(?<base>.+?) (?:and|to|in|into|against|versus|vs\.?) (?:the )?(?<quote>.+)$/i,
    find: (parts, tools) => rateFinding(parts, tools),
  },
  {
    example: 'How many yen is one dollar?',
    form: /^how (?:many|much) (?<quote>.+?) (?:is|are|was|were|for|does|do|to|in|per|make) (?:there (?:in|to) )?(?:the |a |an |one |1 )?(?<base>.+?)(?: (?:worth|cost|buy|get))?$/i,
    find: (parts, tools) => rateFinding(parts, tools),
  },
  {
    example: 'How much is a euro in dollars?',
    form: /^(?:how much|what) (?:is|was) (?:the |a |an |one |1 )?(?<base>.+?) (?:worth )?in (?<quote>.+)$/i,
    find: (parts, tools) => rateFinding(parts, tools),
  },
  {
    example: 'EUR to USD exchange rate',
    form: /^(?:(?:what|how much) (?:is|was) )?(?:the )?(?<base>\S.*?)(?: to | in | ?\/ ?|-| against | vs\.? )(?:the )?(?<quote>.+?)(?: (?:exchange |fx |conversion )?rate)?$/i,
    find: (parts, tools) => rateFinding(parts, tools),
  },
  {
    example: 'euro dollar exchange rate',
    form: /^(?:(?:what|how much) (?:is|was) )?(?:the )?(?<words>\S.*?) (?:exchange |fx |conversion )rate$/i,
    find: ({ words = '', when }, tools) => {
      const names = words.split(/[ /-]/);
      const cuts = names.map((_, at) => ({
        base: names.slice(0, at).join(' '),
        quote: names.slice(at).join(' '),
        when,
      }));
      return cuts
        .slice(1)
        .map((parts) => rateFinding(parts, tools))
        .find((finding) => finding !== undefined);
    },
  },
];

function rateFinding({ base = '', quote = '', when }: Parts, tools: Tools): Finding | undefined {
  const [from, to] = [currency(base, tools), currency(quote, tools)];
  if (from === undefined || to === undefined || from === to) return undefined;
  const [direct, inverse] = [pair(from, to, tools), pair(to, from, tools)];
  const [found] = [pointOf(direct, when), pointOf(inverse, when)]
    .filter((fact) => fact !== undefined)
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)));
  if (found?.value.kind !== 'point') {
    return notHeld(
      `it has no exchange rate of ${from.name} to ${to.name}${when === undefined ? '' : ` for ${when}`}.`,
    );
  }
  const isInverse = found.subject === inverse && found.subject !== direct;
  const rate = isInverse ? 1 / found.value.number : found.value.number;
  const shown = Number(rate.toPrecision(6));
  const date = found.value.date;
  return {
    statements: [
      {
        content: `One ${from.name} was worth **${shown} ${to.name}** ${period(found.value)}${cited(found)}.`,
        facts: [found],
      },
    ],
    rows: [{ name: `${code(from)}/${code(to)}`, rate: shown, date }],
    about: [from, to, found.subject],
  };
}

function currency(written: string, { evaluator }: Tools): StoredEntity | undefined {
  const name = written.trim().replace(/^(?:the|a|an|one|1)\s+/i, '');
  for (const form of [name, name.replace(/s$/i, '')]) {
    const found = [...evaluator.means.exact(form)].find(({ type }) => type === 'Currency');
    if (found !== undefined) return found;
  }
  return undefined;
}

function code(entity: StoredEntity): string {
  const value = entity.properties.get('iso_code')?.value;
  return typeof value === 'string' ? value : entity.name;
}

function pair(base: StoredEntity, quote: StoredEntity, { evaluator }: Tools): StoredEntity | undefined {
  const named = evaluator.means.exact(`${code(base)}/${code(quote)}`);
  return [...named].find(({ type }) => type === 'ForeignExchangeRate');
}

/** The last point, or the last within the time asked for, of whichever of the pair's series has the latest. */
function pointOf(entity: StoredEntity | undefined, when: string | undefined): Fact | undefined {
  const moment = when === undefined ? undefined : parseMoment(when);
  const facts = (entity?.series ?? []).flatMap((series) => {
    const at = series.dates.findLastIndex(
      (date) => moment === undefined || compareMoments(date, moment) === 0,
    );
    return entity === undefined ? [] : pointFact(entity, { series, at, field: 'rate' });
  });
  return facts.sort((a, b) => dateOf(b).localeCompare(dateOf(a)))[0];
}

function dateOf({ value }: Fact): string {
  return value.kind === 'point' ? value.date : '';
}
