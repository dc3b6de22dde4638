import { isRecord } from '../contract/fast-schema';
import { quote } from './quote';

/** Where services say in their own words what went wrong, the fullest first (§7; RFC 9457; `detail` of web frameworks). */
const PLACES = ['message', 'detail', 'error', 'title'] as const;

/**
 * What a body says that holds nothing but what went wrong, ready to be put into a sentence; empty where it says nothing, or
 * holds data beside it.
 */
export function errorMessageOf(json: unknown, key: string): string {
  if (!isRecord(json)) return '';
  const { error } = json;
  const told = isRecord(error) ? error : json;
  if (Object.values(told).some((part) => typeof part === 'object' && part !== null)) return '';
  const words = PLACES.map((place) => told[place]).find((text) => typeof text === 'string' && text !== '');
  return typeof words === 'string' ? quote(words, key).replace(/\.$/, '') : '';
}
