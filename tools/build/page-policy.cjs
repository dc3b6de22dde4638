const { createHash } = require('node:crypto');

/** What the pane may connect to where the service's address is a setting. */
const ANY_SERVICE = "connect-src 'self' https: http://localhost:* http://127.0.0.1:*";

/**
 * The pane's page, whose Content-Security-Policy lets it connect to the services of one deployment only, its own site among
 * them. Throws where the page names its connections in other words than these.
 */
function pinned(page, addresses) {
  if (!page.includes(ANY_SERVICE)) throw new Error(`Expected taskpane.html to hold "${ANY_SERVICE}"`);
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))];
  return page.replace(ANY_SERVICE, ["connect-src 'self'", ...origins].join(' '));
}

/** How a policy names one text of a page, such as its style, that is to be allowed though it stands in the page itself. */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

module.exports = { hashOf, pinned };
