import { readFileSync } from 'node:fs';

/** How many of them the system counts in a second. */
const TICKS = 100;

/** Reads the processor time of PostgreSQL in milliseconds, of the backends that are gone too. */
export function databaseTime(postmaster: number): number {
  const ended = endedTime(postmaster);
  const living = childrenOf(postmaster).map(runTime);
  // One that ended between the two looks would be in neither.
  return endedTime(postmaster) === ended
    ? ended + living.reduce((sum, each) => sum + each, 0)
    : databaseTime(postmaster);
}

/** Of the first process and of those that are gone. */
const endedTime = (postmaster: number): number =>
  (ticksOf(fieldsOf(postmaster), [13, 14, 15, 16]) * 1000) / TICKS;

/** One small file: to read about every process of the machine would fill the memory that is being measured. */
function childrenOf(parent: number): string[] {
  return readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
}

/** In milliseconds, finer than ticks. */
function runTime(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** What the system says of a process; its name, which may hold anything, as one field. */
function fieldsOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const end = text.lastIndexOf(')');
  return [String(pid), text.slice(text.indexOf('('), end + 1), ...text.slice(end + 2).split(' ')];
}

const ticksOf = (fields: readonly string[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0);

/** The processor time of this process in milliseconds. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The processor time that a piece of work takes here and in a database, in milliseconds, and what it gives. */
export async function timed<Result>(
  postmaster: number | undefined,
  work: () => Promise<Result>,
): Promise<[time: number, result: Result]> {
  const database = postmaster === undefined ? 0 : databaseTime(postmaster);
  const own = ownTime();
  const result = await work();
  const spent = ownTime() - own;
  return [spent + (postmaster === undefined ? 0 : databaseTime(postmaster) - database), result];
}
