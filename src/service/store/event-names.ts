import { ownValue } from '../../shared/contract/own-value';
import { coreText } from '../../shared/names/legal-form';
import { nameText } from '../../shared/names/name-text';
import type { StoredEntity } from './stored';

/** What a language calls things whose names end in a day or a number, where `#` stands for that; its months. */
type NameForms = { names: Record<string, string>; months: readonly string[] };

type Called = Pick<StoredEntity, 'name' | 'aliases' | 'type'>;

/** What a pair of currencies and a purchase are called beside their names: `GBPUSD`, `the Celgene deal`. */
export function formsOf({ name, type, aliases }: Called): string[] {
  if (type === 'ForeignExchangeRate') return [name.replace('/', '').toLowerCase()];
  const [, buyer, target] = type === 'CorporateEvent' ? (/^(.+) acquisition of (.+)$/.exec(name) ?? []) : [];
  if (buyer === undefined || target === undefined) return [];
  const [by, of] = [coreText(nameText(buyer)), coreText(nameText(target))];
  return ['acquisition', 'takeover', 'purchase', 'buyout', 'deal'].flatMap((noun) => [
    ...[`${noun} of ${of}`, `${of} ${noun}`, `${by} ${noun} of ${of}`, `${by}s ${noun} of ${of}`],
    ...[`${by} ${of} ${noun}`, `${noun} of ${of} by ${by}`],
    ...aliases.map((alias) => `${nameText(alias)} ${noun}`),
  ]);
}

/** What a language calls something whose name ends in a day: a decision by its month, where `#` stands for the day. */
export function datedNames({ name }: Called, { names, months }: NameForms): string[] {
  const day = /\d{4}-\d{2}-\d{2}$/.exec(name)?.[0];
  if (day === undefined) return [];
  const words = ownValue(names, `${name.slice(0, -day.length)}#`)?.split('|') ?? [];
  return daysOf(day, months).flatMap((written) => words.map((word) => word.replace('#', written)));
}

/** A day as it is written, and its month, in which a committee seldom decides twice. */
function daysOf(date: string, months: NameForms['months']): string[] {
  const [year = '', month, day] = date.split('-');
  return (months[Number(month) - 1] ?? '')
    .split('|')
    .flatMap((name) => [
      ...[`${name} ${year}`, `${name} of ${year}`, date],
      ...[`${name} ${Number(day)} ${year}`, `${Number(day)} ${name} ${year}`],
    ]);
}

/** What a language calls an act by its number, where `#` stands for that: `Verordnung (EU) 269/2014`. */
export function numberedNames(
  { name, aliases }: Pick<Called, 'name' | 'aliases'>,
  { names }: NameForms,
): string[] {
  return [name, ...aliases].flatMap((each) => {
    const [, kind, number] =
      /^((?:Council )?(?:Regulation|Directive) (?:\(EU\) )?(?:No )?)(\d+\/\d+)/.exec(each) ?? [];
    if (kind === undefined || number === undefined) return [];
    const words =
      ownValue(names, `${kind}#`) ?? ownValue(names, `${kind.replace(/^Council |\(EU\) |No /g, '')}#`);
    return (words?.split('|') ?? []).map((word) => word.replace('#', number));
  });
}
