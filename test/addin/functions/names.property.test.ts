import { fc } from '../../fast-check';

import { editDistance } from '../../../src/shared/names/edit-distance';
import { propertyRuns } from '../../property-runs';
import { evaluate } from './formula';
import { scriptedService, type ScriptedEntity } from './scripted-service';
import { openWorkbook } from './workbook';

const WORDS = [
  'alpha',
  'alphen',
  'borex',
  'bores',
  'citra',
  'citron',
  'delvan',
  'delven',
  'orion',
  'arion',
  'vista',
  'vistra',
  'merco',
  'marco',
];
const FORMS = ['', '', '', ' Inc.', ' AG', ' KGaA', ' S.A.', ' Group', ' Ltd'];
const FORM = / (inc\.|ag|kgaa|s\.a\.|group|ltd)$/i;
/** Companies are most of what is looked up, and most are told without a legal form. */
const TYPES = ['Company', 'Company', 'Company', 'Municipality', 'Country', 'Person'];

const word = fc.constantFrom(...WORDS);
const core = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const name = fc.tuple(core, fc.constantFrom(...FORMS)).map(([text, form]) => text + form);
const entity: fc.Arbitrary<ScriptedEntity> = fc.record({
  name,
  type: fc.constantFrom(...TYPES),
  properties: fc.record({
    aliases: fc.array(fc.oneof(name, fc.constantFrom('ABC', 'VST', 'DLV')), { maxLength: 3 }),
    ticker: fc.constantFrom('ABC', 'VST', 'DLV', 'BRX'),
    legal_name: name,
  }),
});
/** A name out of the store with letters changed, or any other. */
const typed = fc.oneof(
  name,
  core,
  fc.constantFrom('ABC', 'VST', 'abc', 'Dlv'),
  fc
    .tuple(core, fc.nat(20), fc.constantFrom('a', 'n', 's', ''))
    .map(
      ([text, at, letter]) => text.slice(0, at % text.length) + letter + text.slice((at % text.length) + 1),
    ),
);

/** A store, and a name out of it with any legal form, or any other. */
const asked = fc.array(entity, { minLength: 1, maxLength: 5 }).chain((entities) => {
  const named = fc.constantFrom(
    ...entities.flatMap(({ name: own, properties }) => [own, String(properties['legal_name'])]),
  );
  const reformed = fc
    .tuple(named, fc.constantFrom(...FORMS))
    .map(([each, form]) => `${each.replace(FORM, '')}${form}`);
  return fc.record({ entities: fc.constant(entities), text: fc.oneof(typed, reformed) });
});

const letters = (text: string): string => text.toLowerCase().replace(FORM, '').replaceAll(' ', '');

const sorted = (text: string): string => Array.from(text).sort().join('');

/** Told by other means than the judgement's own: a code is the same, a name differs by two letters at most. */
function isClose(text: string, { name: own, properties }: ScriptedEntity): boolean {
  const { aliases, ticker, legal_name } = properties as {
    aliases: string[];
    ticker: string;
    legal_name: string;
  };
  if (text.toUpperCase() === ticker) return true;
  return [own, legal_name, ...aliases].some((each) => {
    const [a, b] = [letters(text), letters(each)];
    const isSame = sorted(a) === sorted(b);
    return isSame || (a[0] === b[0] && editDistance(a, b) <= (b.length < 12 ? 1 : 2));
  });
}

const LAWS: readonly (readonly [string, RegExp])[] = [
  ['German', / (AG|KGaA)$/],
  ['English', / (Inc\.|Ltd)$/],
];

const lawOf = (text: string): string | undefined => LAWS.find(([, form]) => form.test(text))?.[0];

/** Whether a company is registered by one law and was told by the other, by which no other name of it is. */
function isOfOtherLaw(text: string, { name: own, type, properties }: ScriptedEntity): boolean {
  const { aliases, legal_name } = properties as { aliases: string[]; legal_name: string };
  const [told, registered] = [lawOf(text), lawOf(legal_name)];
  if (type !== 'Company' || told === undefined || registered === undefined) return false;
  const ofNoCountry = / S\.A\.$/;
  return (
    told !== registered && ![own, ...aliases].some((each) => lawOf(each) === told || ofNoCountry.test(each))
  );
}

test('no function gives a value of an entity that is not close to what was typed', async () => {
  await fc.assert(
    fc.asyncProperty(
      asked,
      fc.subarray(['aliases', 'ticker', 'legal_name']),
      async ({ entities, text }, refused) => {
        const marked = entities.map((each, at) => ({
          ...each,
          properties: { ...each.properties, employee_count: 1_000 + at },
        }));
        const mayGive = (each: ScriptedEntity): boolean =>
          isClose(text, each) && (refused.includes('legal_name') || !isOfOtherLaw(text, each));
        const intercept = scriptedService(marked, { refused, all: true });
        const { shown, addIn } = await openWorkbook({ intercept });
        for (const call of [`=KER.PROP("${text}", "employee_count")`, `=KER.MATCH("${text}", , FALSE)`]) {
          const given = await shown(evaluate(call)).catch(() => [[]]);
          const [cell, matched] = given[0] ?? [];
          if (typeof cell === 'number') expect(mayGive(marked[cell - 1_000]!)).toBe(true);
          if (typeof cell === 'string' && call.includes('MATCH') && matched !== 'no match') {
            expect(mayGive(marked[Number(cell.slice(-12))]!)).toBe(true);
          }
        }
        await addIn.runtime.close();
      },
    ),
    { numRuns: propertyRuns(150, 150) },
  );
});
