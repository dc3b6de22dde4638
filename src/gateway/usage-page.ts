import { html } from 'hono/html';

import type { Usage } from './people/usage';

type Sum = Pick<Usage, 'requests' | 'credits'>;

/** The page of one day's use, by team and by person; nothing in it is run. */
export async function usagePage(day: string, people: readonly Usage[]): Promise<Response> {
  const teams = new Map<string, Sum>();
  for (const { team, requests, credits } of people) {
    const sum = teams.get(team) ?? { requests: 0, credits: 0 };
    teams.set(team, { requests: sum.requests + requests, credits: sum.credits + credits });
  }
  const row = (name: string, { requests, credits }: Sum) =>
    html`<tr>
      <th scope="row">${name}</th>
      <td>${requests}</td>
      <td>${credits}</td>
    </tr>`;
  const table = (title: string, rows: unknown[]) =>
    html`<h2>${title}</h2>
      <table>
        <tr>
          <th>Who</th>
          <th>Requests</th>
          <th>Credits</th>
        </tr>
        ${rows}
      </table>`;
  const byTeam = [...teams].map(([name, sum]) => row(name || 'no team', sum));
  const named = new Map<string, number>();
  for (const one of people) named.set(calledOf(one), (named.get(calledOf(one)) ?? 0) + 1);
  const byPerson = people.map((one) => {
    const called = calledOf(one);
    return row(named.get(called) === 1 ? called : `${called}, ${one.id}`, one);
  });
  const page = await html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" /><title>Use on ${day}</title>
      <h1>Use on ${day} (UTC)</h1>
      ${table('By team', byTeam)}${table('By person', byPerson)}
    </html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  };
  return new Response(page.toString(), { headers });
}

/** Others may be called the same; then their ids tell them apart, which the audit log holds too. */
function calledOf({ person, team }: Usage): string {
  return team === '' ? person : `${person} (${team})`;
}
