import type { Figure } from './figures';

/** Days from the end of the first to the end of the last of four quarters that follow each other, of 12, 13 or 14 weeks. */
const SPAN = [262, 290] as const;

/** Twelve months that end with a quarter: the sum of four that follow each other on one basis, published when the last of them was. */
export function trailingSums(quarters: readonly Figure[]): Figure[] {
  return quarters.flatMap((last, at): Figure[] => {
    const four = quarters.slice(Math.max(0, at - 3), at + 1);
    const [first] = four;
    if (four.length < 4 || first === undefined) return [];
    const days = (Date.parse(last.end) - Date.parse(first.end)) / 86_400_000;
    const isMixed = four.slice(1).some(({ detail }) => detail.comparable_with_previous === false);
    if (isMixed || days < SPAN[0] || days > SPAN[1]) return [];
    const { origin, period } = last.detail;
    const start = first.detail.period?.start;
    const published = four.flatMap(({ detail }) => detail.origin.published_time ?? []).sort();
    return [
      {
        ...last,
        value: four.reduce((sum, { value }) => sum + value, 0),
        isUnrevised: false,
        detail: {
          origin: {
            ...{
              name: `Sum of four quarters, the last from ${origin.name}`,
              source: origin.source,
              url: origin.url,
            },
            published_time: published.at(-1) ?? '',
          },
          period: { ...(start === undefined ? {} : { start }), end: period?.end ?? last.end },
          derived_from: [
            ...new Set(four.flatMap(({ detail }) => detail.derived_from ?? [detail.origin.url])),
          ],
          ...(four.some(({ detail }) => detail.first_publication === false)
            ? { first_publication: false }
            : {}),
        },
      },
    ];
  });
}
