/**
 * Dates and values of a series as two short texts. Dates an even number of months apart become `first/months`, and a month
 * without a value an empty place, because a thousand dates say nothing that the first does not; others are listed.
 */
export function packPoints(points) {
  const months = stepOf(points);
  if (months === undefined) {
    return {
      dates: points.map(([date]) => date).join(' '),
      values: points.map(([, value]) => value).join(' '),
    };
  }
  const first = monthOf(points[0][0]);
  const values = Array((monthOf(points.at(-1)[0]) - first) / months + 1).fill('');
  for (const [date, value] of points) values[(monthOf(date) - first) / months] = value;
  return { dates: `${points[0][0]}/${months}`, values: values.join(' ') };
}

function stepOf(points) {
  if (points.length < 3 || points.some(([date]) => !date.endsWith('-01'))) return undefined;
  const first = monthOf(points[0][0]);
  const step = points.slice(1).reduce((common, [date]) => divisor(common, monthOf(date) - first), 0);
  const places = (monthOf(points.at(-1)[0]) - first) / step + 1;
  return places < points.length * 2 ? step : undefined;
}

function monthOf(date) {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

function divisor(a, b) {
  return b === 0 ? a : divisor(b, a % b);
}
