/** Adds web browsers and server runtimes with their first and latest releases. */
export function addProducts(collection, { read }) {
  const { browsers, __meta } = read('@mdn/browser-compat-data');
  const asOf = __meta.timestamp.slice(0, 10);
  for (const [id, browser] of Object.entries(browsers)) {
    const releases = Object.entries(browser.releases)
      .map(([version, release]) => ({ version, date: release.release_date }))
      .filter(({ date }) => date && date <= asOf)
      .sort((a, b) => (a.date < b.date ? -1 : 1));
    const latest = releases.at(-1);
    collection.entity({
      key: `product:${id}`,
      type: 'Product',
      name: browser.name,
      description: browser.type === 'server' ? 'JavaScript runtime' : `Web browser, ${browser.type}`,
      prominence: 0.3,
      sources: ['mdn'],
      properties: {
        category: browser.type === 'server' ? 'JavaScript runtime' : 'web browser',
        first_release_date: releases[0]?.date,
        latest_version: latest?.version,
        latest_release_date: latest?.date,
      },
    });
  }
}
