const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const NAME = 'THIRD-PARTY-NOTICES.txt';
const BILL = 'sbom.json';

/**
 * A webpack plugin that writes the licence of each package whose code is in the output beside it, as the licences
 * themselves demand, and a bill of the same packages for machines. It asks webpack's modules, so what tree shaking leaves out
 * is not listed.
 */
function thirdPartyNotices(compiler) {
  compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
    compilation.hooks.processAssets.tap({ name: NAME, stage: 1000 }, () => {
      const folders = new Set([...compilation.modules].flatMap(sources).flatMap(packageFolder));
      const notices = [...folders].sort().map(notice);
      const { RawSource } = compiler.webpack.sources;
      compilation.emitAsset(NAME, new RawSource(notices.join(`\n${'-'.repeat(80)}\n\n`)));
      compilation.emitAsset(
        BILL,
        new RawSource(JSON.stringify(billOf([...folders].map(described)), null, 2)),
      );
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

function described(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

function notice(folder) {
  const { name, version, license, author } = described(folder);
  const file = fs.readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  const text = file
    ? fs.readFileSync(path.join(folder, file), 'utf8').trim()
    : standardText(name, license, author);
  return `${name} ${version}\nLicence: ${license ?? 'not stated'}\n\n${text}\n`;
}

/** The words of a licence that a package names and does not bring; whoever wrote it stands in place of the blank. */
function standardText(name, license, author) {
  const file = path.join(__dirname, 'licences', `${license}.txt`);
  if (!fs.existsSync(file))
    throw new Error(
      `Expected ${name} to bring the text of its licence ${license}, or tools/build/licences to`,
    );
  const holder = author?.name ?? author ?? `the authors of ${name}`;
  return fs.readFileSync(file, 'utf8').trim().replace('<year> <copyright holders>', holder);
}

let everything;

/** The software bill of materials (CycloneDX) that npm makes of the lock file, cut to some of its packages. */
function billOf(packages) {
  everything ??= JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
      cwd: path.join(__dirname, '../..'),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const { $schema, bomFormat, specVersion, version, metadata } = everything;
  const wanted = new Map(packages.map(({ name, version, license }) => [`${name}@${version}`, license]));
  const components = everything.components
    .map((component) => ({ licensed: wanted.get(nameOf(component)), component }))
    .filter(({ component }) => wanted.has(nameOf(component)))
    // The lock file knows no licence of a package whose registry told none.
    .map(({ licensed, component }) => ({
      ...component,
      name: ownName(component.purl),
      licenses: component.licenses ?? [{ license: { name: licensed ?? 'as THIRD-PARTY-NOTICES.txt tells' } }],
    }));
  const refs = new Set(components.map((component) => component['bom-ref']));
  const dependencies = everything.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  const { component } = metadata;
  // No time and no number: the same sources make the same bill.
  const about = { component: { ...component, name: component['bom-ref'].replace(/@[^@]*$/, '') } };
  return { $schema, bomFormat, specVersion, version, metadata: about, components, dependencies };
}

/** As the address of the package says: npm names one by an alias of it, where the lock file has one. */
function nameOf({ purl, version }) {
  return `${ownName(purl)}@${version}`;
}

function ownName(purl) {
  return decodeURIComponent(purl.slice('pkg:npm/'.length)).replace(/@[^@]*$/, '');
}

module.exports = { thirdPartyNotices };
