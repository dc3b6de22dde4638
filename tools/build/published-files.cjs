const fs = require('node:fs');
const path = require('node:path');

/** The list of what a build publishes under names that change with their content, and what the build before it did. */
const LIST = 'files.json';

/** Whether a file is named by its content, so that two builds never mean two things by one name. */
const isHashed = (name) => /\.[0-9a-f]{8}\.(?:js|css)(?:\.(?:br|gz))?$/.test(name);

/** The list that lies in a folder; an empty one where there is none, or it cannot be read. */
function readList(folder) {
  try {
    const { files, previous } = JSON.parse(fs.readFileSync(path.join(folder, LIST), 'utf8'));
    return { files: files.filter(isHashed), previous: previous.filter(isHashed) };
  } catch {
    return { files: [], previous: [] };
  }
}

/** The list after a build or a deployment; the same one again is no newer version. */
function nextList(last, files) {
  const isSame = files.length === last.files.length && files.every((name) => last.files.includes(name));
  return { files, previous: isSame ? last.previous : last.files };
}

/**
 * A webpack plugin that lists the hashed files and keeps those of the last build: a page that Excel opened before loads its
 * parts by their old names for as long as it runs.
 */
function keepLastBuild(compiler) {
  compiler.hooks.thisCompilation.tap(LIST, (compilation) => {
    const { Compilation, CleanPlugin, sources } = compiler.webpack;
    const last = readList(compiler.outputPath);
    CleanPlugin.getCompilationHooks(compilation).keep.tap(
      LIST,
      (name) => last.files.includes(name) || last.previous.includes(name) || undefined,
    );
    compilation.hooks.processAssets.tap(
      { name: LIST, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      (assets) => {
        const list = nextList(last, Object.keys(assets).filter(isHashed).sort());
        compilation.emitAsset(LIST, new sources.RawSource(JSON.stringify(list, null, 2)));
      },
    );
  });
}

module.exports = { LIST, isHashed, keepLastBuild, nextList, readList };
