import { isRecord } from '../contract/fast-schema';
import { ownValue } from '../contract/own-value';

/** What becomes of one part of an answer; what it does not know it leaves as it is. */
export type Coercion = (part: unknown) => unknown;

/** An object with those of its parts mended that it has. */
export function partsOf(parts: Readonly<Record<string, Coercion>>): Coercion {
  return (value) => {
    if (!isRecord(value)) return value;
    const own = Object.entries(parts).filter(([name]) => Object.hasOwn(value, name));
    return {
      ...value,
      ...Object.fromEntries(own.map(([name, mend]) => [name, mend(ownValue(value, name))])),
    };
  };
}

/** An object with each of its values mended. */
export function eachOf(mend: Coercion): Coercion {
  return (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mend(part)]))
      : value;
}

/** A list with each item mended; what is null in it is nothing, and so is what `isItem` does not take for one. */
export function listOf(mend: Coercion, isItem: (item: unknown) => boolean = () => true): Coercion {
  return (list) =>
    Array.isArray(list) ? list.filter((item) => item !== null && isItem(item)).map(mend) : list;
}

/** An object in the place of null. */
export function orEmpty(mend: Coercion): Coercion {
  return (value) => mend(value ?? {});
}

/** A text, or a number as its digits; undefined where it is neither, and so nothing that could be told. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

/** Whether an object has a text of each of these names. */
export function hasTexts(...names: readonly string[]): (value: unknown) => boolean {
  return (value) => isRecord(value) && names.every((name) => typeof ownValue(value, name) === 'string');
}

/** Text, where there has to be one. */
export const ofWord: Coercion = (value) => textOf(value) ?? '';

/** A list of texts. */
export const ofTexts: Coercion = (list) =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : undefined;
