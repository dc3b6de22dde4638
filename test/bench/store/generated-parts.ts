import type { EntityRow, ImportPart } from '../../../src/service/store/import-part';

const SOURCE = { name: 'Register', date: '2026-03-31', document: 'https://register.example/' };

const TRADES =
  'Capital Holdings Partners Energy Logistics Pharma Technologies Systems Foods Insurance Trading Investments Industries Solutions Consulting Engineering Construction Transport Media Software Chemicals Textiles Mining Steel Aviation Shipping Retail Telecom Ventures Finance Robotics Payments'.split(
    ' ',
  );
const FORMS = 'Inc. LLC Ltd GmbH S.A. AG B.V. PLC Corp. SE S.p.A. Oy AB'.split(' ');
const STARTS =
  'an ber cor dal en far gar hol is jan kal lan mor nor ol per quin ros san tor ul ver wal xan yor zel bri cla dre fle gra hin kre lin mar nev'.split(
    ' ',
  );
const ENDS = 'a o ia en er ing ton son man berg ley ford ski ez ini eau ov field worth stein'.split(' ');
const RATINGS = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'C'];
const COUNTRIES = 200;

/** A number from 0 to 1 after another, the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Entities of the shape of a register, five in six of them companies, with three relationships and a series each. */
export function* generatedParts(entities: number, points: number): Generator<ImportPart> {
  const random = seeded(20261121);
  const pick = (list: readonly string[], skew = 1): string =>
    list[Math.floor(list.length * random() ** skew)] ?? '';
  const coin = (parts: number): string => {
    const word = Array.from({ length: parts }, () => pick(STARTS)).join('') + pick(ENDS);
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  const coined = Array.from({ length: 60_000 }, () => coin(2));
  const country = (at: number): EntityRow => ({
    ...{
      kind: 'entity',
      key: `k${at}`,
      type: 'Country',
      name: `Republic ${at} ${coined[at]}`,
      prominence: 0.9,
    },
    ...{ sources: [SOURCE], where: `entities.csv:${at}` },
  });
  for (let at = 0; at < COUNTRIES; at += 1) yield country(at);
  for (let at = 0; at < entities; at += 1) {
    const isPerson = at % 6 === 0;
    const staff = Math.round(Math.exp(3 + 6 * random() * random()));
    const name = isPerson
      ? `${coin(1)} ${pick(coined, 1.3)} ${coin(1)}`
      : `${pick(coined, 1.3)} ${random() < 0.4 ? `${pick(coined)} ` : ''}${pick(TRADES, 1.5)} ${pick(FORMS)}`;
    const text = (value: string | number) => ({ value, sources: [SOURCE] });
    const lei = `${String(at).padStart(18, '0')}00`;
    yield {
      ...{
        kind: 'entity',
        key: `e${at}`,
        type: isPerson ? 'Person' : 'Company',
        name,
        where: `entities.csv:${at}`,
      },
      ...{ prominence: Math.min(0.999, Math.log10(1 + staff) / 7), sources: [SOURCE] },
      aliases: !isPerson && random() < 0.25 ? [`${name.slice(0, 4).toUpperCase()}${at % 97}`] : [],
      identifiers: isPerson ? [] : [`lei:${lei}`],
      properties: {
        founding_date: text(`${1900 + Math.floor(random() * 125)}-01-01`),
        risk_rating: text(pick(RATINGS)),
        website: text(`www.e${at}.example`),
        ...(isPerson ? {} : { employee_count: text(staff), lei: text(lei) }),
      },
    };
  }
  for (let at = 0; at < entities; at += 1) {
    const link = (type: string, to: string): ImportPart => ({
      ...{
        kind: 'relationship',
        type,
        from: `e${at}`,
        to,
        sources: [SOURCE],
        where: `relationships.csv:${at}`,
      },
    });
    yield link('IS_REGISTERED_IN', `k${Math.floor(COUNTRIES * random() ** 2)}`);
    yield link(at % 6 === 0 ? 'IS_CEO_OF' : 'IS_SUBSIDIARY_OF', `e${Math.floor(entities * random() ** 2)}`);
    yield link('IS_SUPPLIER_OF', `e${Math.floor(entities * random())}`);
    let value = 1e6 + 1e9 * random() ** 4;
    for (let point = 0; point < points; point += 1) {
      value *= 0.97 + 0.08 * random();
      yield {
        ...{ kind: 'point', entity: `e${at}`, value: Math.round(value), where: `series.csv:${at}` },
        date: `${2016 + (point >> 2)}-${['03-31', '06-30', '09-30', '12-31'][point & 3]}`,
        series: {
          ...{
            type: 'FinancialMetric',
            name: 'Revenue',
            description: 'Revenue, in USD',
            unit: 'USD',
            aliases: [],
          },
          ...{ taxonomy: 'own', cadence: 'q' },
          origin: { name: 'Register', published_time: '2026-03-31T00:00:00Z', source: 'Register', url: '' },
        },
      };
    }
  }
}
