import type { StatementRow } from '../../../src/service/dataset/statement-rows';

/** The figures of one company by line and cadence (`Revenue|a`), and by the end of their periods in turn. */
export type RowFigures = ReadonlyMap<string, ReadonlyMap<string, RowFigure>>;

/** A figure of a row, and where it is read. */
export type RowFigure = { value: number; cite: string };

/** What was read of a row serves all who ask. */
const known = new WeakMap<StatementRow, RowFigures>();

/** Reads the figures of a row. */
export function figuresOf(row: StatementRow): RowFigures {
  const read = known.get(row);
  if (read !== undefined) return read;
  const { years, quarters, lines } = row;
  const made: RowFigures = new Map(
    lines.map(([name, cadence, values, cites = '']) => {
      const at = cadence === 'a' ? 'a' : 'q';
      const ends = (at === 'a' ? years : quarters).split(' ').map((token) => token.slice(-10));
      const places = cites.split(' ');
      const figures = values
        .split(' ')
        .flatMap((text, place): [string, RowFigure][] =>
          text === '' ? [] : [[ends[place] ?? '', { value: Number(text), cite: places[place] ?? '' }]],
        );
      return [`${name}|${at}`, new Map(figures)];
    }),
  );
  known.set(row, made);
  return made;
}
