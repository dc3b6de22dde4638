import * as v from 'valibot';

import type { TextStorage } from '../text-storage';
import type { AccountOf } from '../accounts';

const STORED_AS = 'ker.known-workbooks';
/** Where earlier versions kept hashes without a salt. */
const UNSALTED = 'ker.workbooks';
/** More than anybody works with. The oldest workbook then asks for confirmation again. */
const LONGEST_LIST = 500;

const listSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

/** Which workbooks a person has run before, by a hash of where they lie. */
export type KnownWorkbooks = {
  isKnown(workbook: string): Promise<boolean>;
  add(workbook: string): Promise<void>;
  forget(workbook: string): Promise<void>;
};

/** Opens the list; a host that keeps nothing knows none. None of it rejects. */
export function knownWorkbooks(texts: TextStorage, accountOf: AccountOf): KnownWorkbooks {
  void texts.removeItem(UNSALTED).catch(() => undefined);
  const read = async () => v.parse(listSchema, await texts.getItem(STORED_AS).catch(() => null));
  let turn: Promise<unknown> = Promise.resolve();
  // One change after the other, or the later would be made to what the earlier found.
  const change = (workbook: string, work: (others: string[], name: string) => string[]): Promise<void> => {
    const done = turn.then(async () => {
      const name = await accountOf(workbook);
      const others = (await read()).filter((each) => each !== name);
      await texts.setItem(STORED_AS, JSON.stringify(work(others, name).slice(-LONGEST_LIST)));
    });
    turn = done.catch(() => undefined);
    return turn.then(() => undefined);
  };
  return {
    isKnown: async (workbook) => {
      try {
        return (await read()).includes(await accountOf(workbook));
      } catch {
        return false;
      }
    },
    add: (workbook) => change(workbook, (others, name) => [...others, name]),
    forget: (workbook) => change(workbook, (others) => others),
  };
}
