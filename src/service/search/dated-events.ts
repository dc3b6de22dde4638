import { nameText } from '../../shared/names/name-text';
import type { NameLookups } from '../store/names';
import type { StoredEntity } from '../store/stored';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** A month as people write it, perhaps with its day: `March 2022`, `Mar 16, 2022`, `16 March 2022`. */
const DATE = new RegExp(
  String.raw`^(?<name>.+?)(?: of| on| in)? (?:(?<before>\d{1,2}) )?(?<month>${MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|')}) (?:(?<after>\d{1,2}) )?(?<year>(?:19|20)\d\d)$`,
);

/** The one entity that is called so with the day that lies in the month that was told: `Fed decision March 2022`. */
export function findDatedEvent(
  text: string,
  names: Pick<NameLookups, 'candidates'>,
): readonly StoredEntity[] {
  const { name, before, month = '', after, year = '' } = DATE.exec(text)?.groups ?? {};
  if (name === undefined) return [];
  const number = MONTHS.findIndex((each) => each.startsWith(month)) + 1;
  const day = before ?? after;
  const date = [year, two(number), ...(day === undefined ? [] : [two(Number(day))])].join(' ');
  const begun = [name, `${name} of`].map((each) => ({ key: nameText(`${each} ${date}`), worth: 1 }));
  const sought = { exact: [], joined: [], finds: [], raises: [], types: [], most: MOST, common: 0 };
  const found = new Set(names.candidates({ ...sought, begun }).map(({ entity }) => entity));
  return found.size === 1 ? [...found] : [];
}

const two = (number: number): string => String(number).padStart(2, '0');

const MOST = 20;
