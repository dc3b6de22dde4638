import { WrongArguments, type Arguments, type Group } from '../arguments';
import { fetchFile, type Fetching } from './fetch-file';
import { Pace, type Time } from './pace';
import { downloadsOf } from './register-files';

/** Fewer than the SEC's ten a second, which are counted for all programs of one address. */
const PER_SECOND = 8;

/** What fetching needs of the world. */
export type World = { time: Time; tell: (line: string) => void; signal: AbortSignal };

/** Fetches the files of all registers, one after another, and gives the groups with those files in place of the words. */
export async function downloadGroups(
  { groups, contact = '', folder }: Arguments,
  { time, tell, signal }: World,
): Promise<readonly Group[]> {
  const wanted = groups.map((group) => ({ group, downloads: downloadsOf(group, folder) }));
  const fetching: Fetching = {
    userAgent: userAgent(contact),
    pace: new Pace(PER_SECOND, time),
    wait: time.wait,
    tell,
    signal,
  };
  for (const { url, file } of wanted.flatMap(({ downloads }) => downloads)) {
    tell(`Fetching ${url}`);
    await fetchFile({ url, file }, fetching);
  }
  return wanted.map(({ group, downloads }) => ({ ...group, files: downloads.map(({ file }) => file) }));
}

/** Registers ask programs to say who runs them, so that they can be told before they are shut out. */
export function userAgent(contact: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact))
    throw new WrongArguments(`Expected --contact to be an e-mail address, got "${contact}"`);
  return `KER-importer/1.0 (${contact})`;
}
