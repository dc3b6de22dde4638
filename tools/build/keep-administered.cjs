const fs = require('node:fs');
const path = require('node:path');

const FILE = 'config.json';
/** What the build's own variables say, under `policy` too. */
const OF_BUILD = ['serviceAddress', 'consoleAddress', 'supportAddress', 'privacyAddress'];

const others = (record = {}) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !OF_BUILD.includes(name)));

/**
 * The built `config.json` with what somebody administered in the last one: all but the addresses, which the build's variables
 * say. Whoever pulls a new version must not lose the organisation's policy by it.
 */
function keptIn(built, last) {
  const policy = { ...others(last.policy), ...built.policy };
  return { ...others(last), ...built, policy: Object.keys(policy).length > 0 ? policy : undefined };
}

/** A webpack plugin that keeps what was administered in the `config.json` of the last build, and says so. */
function keepAdministered(compiler) {
  compiler.hooks.thisCompilation.tap(FILE, (compilation) => {
    const file = path.join(compiler.outputPath, FILE);
    const last = fs.existsSync(file) ? readObject(file) : {};
    const { RawSource } = compiler.webpack.sources;
    // After what was copied is there.
    compilation.hooks.processAssets.tap({ name: FILE, stage: 1000 }, (assets) => {
      const built = JSON.parse(assets[FILE].source());
      const kept = keptIn(built, last);
      const text = JSON.stringify(kept, null, 2);
      const { policy, ...beside } = last;
      const names = [
        ...Object.keys(others(beside)),
        ...Object.keys(others(policy)).map((name) => `policy.${name}`),
      ];
      if (names.length > 0) console.log(`${FILE} keeps what was administered: ${names.join(', ')}.`);
      assets[FILE] = new RawSource(text);
    });
  });
}

function readObject(file) {
  const wrong = (got) => new Error(`Expected ${file} to hold a JSON object, got ${got}. Mend or delete it`);
  let read;
  try {
    read = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw wrong(error.message);
  }
  const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
  const { policy = {} } = isObject ? read : {};
  if (!isObject || typeof policy !== 'object' || policy === null || Array.isArray(policy))
    throw wrong('another value, or a policy that is none');
  return read;
}

module.exports = { keepAdministered };
