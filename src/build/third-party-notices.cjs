const fs = require('node:fs');
const path = require('node:path');

const NAME = 'THIRD-PARTY-NOTICES.txt';

/**
 * A webpack plugin that writes the licence of each package whose code is in the output beside it, as the licences
 * themselves demand. It asks webpack's modules, so what tree shaking leaves out is not listed.
 */
function thirdPartyNotices(compiler) {
  compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
    compilation.hooks.processAssets.tap({ name: NAME, stage: 1000 }, () => {
      const folders = new Set([...compilation.modules].flatMap(sources).flatMap(packageFolder));
      const notices = [...folders].sort().map(notice);
      const { RawSource } = compiler.webpack.sources;
      compilation.emitAsset(NAME, new RawSource(notices.join(`\n${'-'.repeat(80)}\n\n`)));
    }),
  );
}

/** The files of a module; one that webpack has joined from several holds them as its own modules. */
function sources(module) {
  return [module.resource, ...(module.modules ?? []).map(({ resource }) => resource)].filter(Boolean);
}

/** The folder of the package that a file belongs to; none for the project's own. */
function packageFolder(file) {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? [];
}

function notice(folder) {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = fs.readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : 'The package brings no text.';
  return `${name} ${version}\nLicence: ${license ?? 'not stated'}\n\n${text}\n`;
}

module.exports = { thirdPartyNotices };
