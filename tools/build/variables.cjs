/** The origin that the source files name; a build for others replaces it. */
const LOCAL_ADDRESS = 'https://localhost:3000';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Excel refuses a manifest whose version has a leading zero, more than four parts or one of more than five digits. */
const VERSION = /^(0|[1-9]\d{0,4})(\.(0|[1-9]\d{0,4})){2,3}$/;
/** The most letters of a name that Excel takes. */
const LONGEST_NAME = 125;

/**
 * Reads what a build is told by variables; the table of `docs/install.md`. Throws an error that names the variable, what was
 * expected and what it got: what is wrong in a manifest is told by nobody before Excel does not show the add-in.
 */
function readVariables(variables = process.env) {
  const read = (name, isRight, expected) => {
    const text = variables[name];
    if (text === undefined || text === '') return undefined;
    if (isRight(text)) return text;
    throw new Error(`Expected ${name} to be ${expected}, got ${text}`);
  };
  const address = (name) =>
    read(name, isHttps, 'an https address such as https://ker.example.com')?.replace(/\/$/, '');
  const link = (name) => read(name, isHttpsLink, 'an https address such as https://ker.example.com');
  const connect = read(
    'KER_CONNECT',
    (text) => text.split(' ').every(isHttps),
    'https addresses with a space between, such as https://login.example.com',
  );
  const origin = address('KER_ORIGIN');
  const service = address('KER_SERVICE');
  return {
    address: origin ?? LOCAL_ADDRESS,
    service: service ?? origin ?? LOCAL_ADDRESS,
    /** Whether the build is for one deployment, whose pages need to reach nothing but its service. */
    isDeployment: origin !== undefined || service !== undefined,
    /** What else the pages may connect to, such as where people sign in. */
    connect: (connect ?? '').split(' ').filter(Boolean),
    console: link('KER_CONSOLE'),
    id: read('KER_ID', (text) => UUID.test(text), 'a UUID in small letters'),
    name: read(
      'KER_NAME',
      (text) => text.trim() === text && text.length <= LONGEST_NAME,
      `a name of at most ${LONGEST_NAME} letters`,
    ),
    version: read('KER_VERSION', (text) => VERSION.test(text), 'a version such as 1.2.3 or 1.2.3.4'),
    support: link('KER_SUPPORT'),
    privacy: link('KER_PRIVACY'),
  };
}

/** What people open in a browser. */
function isHttpsLink(text) {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** An https address, perhaps with a path, that needs nothing taken away: no login, no query, no anchor. */
function isHttps(text) {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, pathname, href } = new URL(text);
  return protocol === 'https:' && href === origin + pathname && text.startsWith(origin);
}

module.exports = { LOCAL_ADDRESS, readVariables };
