const { promisify } = require('node:util');
const { brotliCompress, constants, gzip } = require('node:zlib');

const brotli = promisify(brotliCompress);

/** The compressed copies of a file, by the ending under which the server looks for them. */
const COPIES = {
  // Above 9 brotli takes ten times as long for a twentieth less.
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Text that never changes after the build; `config.json` is for people to change. */
const isCompressed = (name) => /\.(?:js|css|html|json|svg|txt)$/.test(name) && name !== 'config.json';

/** A webpack plugin that puts compressed copies beside the files; what did not change comes from webpack's cache. */
function precompress(compiler) {
  compiler.hooks.thisCompilation.tap('precompress', (compilation) => {
    const { Compilation, sources } = compiler.webpack;
    const cache = compilation.getCache('precompress');
    const copy = async (name, source, [ending, compress]) => {
      const file = `${name}.${ending}`;
      const etag = cache.getLazyHashedEtag(source);
      const made = await cache.providePromise(file, etag, async () => compress(source.buffer()));
      compilation.emitAsset(file, new sources.RawSource(made));
    };
    compilation.hooks.processAssets.tapPromise(
      { name: 'precompress', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
      (assets) =>
        Promise.all(
          Object.entries(assets)
            .filter(([name]) => isCompressed(name))
            .flatMap(([name, source]) => Object.entries(COPIES).map((each) => copy(name, source, each))),
        ),
    );
  });
}

module.exports = { precompress };
