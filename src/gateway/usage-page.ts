import { html } from 'hono/html';

import type { Usage } from './people/usage';

/** The page of one day's use, by team and by person; nothing in it is run. */
export async function usagePage(day: string, people: readonly Usage[]): Promise<Response> {
  const teams = new Map<string, Usage>();
  for (const { team, requests, credits } of people) {
    const sum = teams.get(team) ?? { person: '', team, requests: 0, credits: 0 };
    teams.set(team, { ...sum, requests: sum.requests + requests, credits: sum.credits + credits });
  }
  const row = (name: string, { requests, credits }: Usage) =>
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
  const byPerson = people.map((one) =>
    row(one.team === '' ? one.person : `${one.person} (${one.team})`, one),
  );
  const page = await html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" /><title>Use on ${day}</title>
      <h1>Use on ${day} (UTC)</h1>
      ${table('By team', byTeam)}${table('By person', byPerson)}
    </html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': 'no-store',
  };
  return new Response(page.toString(), { headers });
}
