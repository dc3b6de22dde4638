const fs = require('node:fs');
const path = require('node:path');
const { gzipSync } = require('node:zlib');

const { Resvg } = require('@resvg/resvg-js');
const CopyPlugin = require('copy-webpack-plugin');
const CustomFunctionsMetadataPlugin = require('custom-functions-metadata-plugin');
const { EsbuildPlugin } = require('esbuild-loader');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { BannerPlugin, DefinePlugin, SourceMapDevToolPlugin } = require('webpack');

const { argumentLists, withEnums } = require('./tools/build/argument-enums.cjs');
const { keepAdministered } = require('./tools/build/keep-administered.cjs');
const { manifestOf } = require('./tools/build/manifest.cjs');
const { pinned } = require('./tools/build/page-policy.cjs');
const { precompress } = require('./tools/build/precompressed-files.cjs');
const { keepLastBuild } = require('./tools/build/published-files.cjs');
const { renderHelp } = require('./tools/build/render-help.cjs');
const { thirdPartyNotices } = require('./tools/build/third-party-notices.cjs');
const { LOCAL_ADDRESS, readVariables } = require('./tools/build/variables.cjs');
const { version } = require('./package.json');

const variables = readVariables();
const { address, service, isDeployment, connect, support, privacy } = variables;
const atAddress = (text) => text.toString().replaceAll(LOCAL_ADDRESS, address);

const dist = path.join(__dirname, 'dist');
const ICON_SIZES = [16, 32, 64, 80];

/** The pages of `docs` that a person at the sheet needs, in the order of the help. */
const HELP_PAGES = [
  'functions.md',
  'query-language.md',
  'questions.md',
  'workbook.md',
  'linking.md',
  'troubleshooting.md',
  'migrating.md',
  'licences.md',
];
const docsPage = (page) => path.join(__dirname, 'docs', page);

/** The most that Excel may load before the first cell can be calculated, and for the pane; in bytes after gzip. */
const GZIP_LIMITS = { addin: 40_000, pane: 220_000 };

const cache = (name) => ({
  type: 'filesystem',
  name,
  buildDependencies: { config: [__filename, path.join(__dirname, 'tsconfig.json')] },
});

const resolve = { extensions: ['.ts', '.tsx', '.mjs', '.js'] };
const esbuild = {
  test: /\.[jt]sx?$/,
  loader: 'esbuild-loader',
  options: { target: 'es2022', jsx: 'automatic' },
};

/** Office wants each icon as a PNG in several sizes; one SVG each is what people edit. */
function icons() {
  const folder = path.join(__dirname, 'assets/icons');
  return fs.readdirSync(folder).flatMap((file) =>
    ICON_SIZES.map((size) => ({
      from: path.join(folder, file),
      to: `assets/${path.basename(file, '.svg')}-${size}.png`,
      transform: (svg) =>
        new Resvg(svg.toString(), { fitTo: { mode: 'width', value: size } }).render().asPng(),
    })),
  );
}

function panePage(page) {
  return isDeployment ? pinned(page.toString(), [service, ...connect]) : page;
}

/** `config.json` tells the add-in where its service is; the server answers it itself while it hosts the trial. */
function deployment() {
  return JSON.stringify(
    {
      serviceAddress: service,
      consoleAddress: variables.console ?? `${address}/help.html#key`,
      supportAddress: support,
      privacyAddress: privacy,
      // The page may connect to no other service, so the pane should not offer to set one.
      policy: isDeployment ? { serviceAddress: service } : undefined,
    },
    null,
    2,
  );
}

const functionFiles = fs
  .readdirSync(path.join(__dirname, 'src/addin/functions'), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => `./src/addin/functions/${name}`)
  .filter((file) => fs.readFileSync(path.join(__dirname, file), 'utf8').includes('@customfunction'));

/**
 * The metadata plugin knows no origin, so the source's help links name the local one. Nor does it know that functions
 * take errors: without that Excel fails a whole grid for one #N/A among its names; nor which values an argument that also
 * takes ranges may have; nor what comes of a function that gives a grid either at once or later.
 */
function finishMetadata(compiler) {
  compiler.hooks.compilation.tap('metadata', (compilation) =>
    compilation.hooks.processAssets.tap({ name: 'metadata', stage: 1000 }, (assets) => {
      const { RawSource } = compiler.webpack.sources;
      const generated = JSON.parse(atAddress(assets['functions.json'].source()));
      const metadata = withEnums(generated, argumentLists(__dirname));
      const functions = metadata.functions.map((each) => ({ ...each, result: { dimensionality: 'matrix' } }));
      const finished = { allowErrorForDataTypeAny: true, ...metadata, functions };
      assets['functions.json'] = new RawSource(JSON.stringify(finished, null, 2));
    }),
  );
}

/** webpack's own `performance` counts bytes before compression, which is not what travels. */
function limitSizes(compiler) {
  compiler.hooks.afterEmit.tap('gzip-limits', (compilation) => {
    for (const [name, limit] of Object.entries(GZIP_LIMITS)) {
      const [file] = [...compilation.namedChunks.get(name).files].filter((each) => each.endsWith('.js'));
      const size = gzipSync(fs.readFileSync(path.join(compiler.outputPath, file))).length;
      const sentence = `${file}: expected at most ${limit} bytes after gzip, got ${size}`;
      if (size > limit) compilation.errors.push(new compiler.webpack.WebpackError(sentence));
    }
  });
}

/** The trial's page names its script and its style; both are named by their content. */
function nameHashedFiles(compiler) {
  compiler.hooks.thisCompilation.tap('hashed-names', (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compilation.hooks.processAssets.tap({ name: 'hashed-names', stage }, (assets) => {
      const page = assets['index.html'].source().toString();
      const named = page.replaceAll(/\/trial\/(\w+)\.(js|css)/g, (_path, name, type) => {
        const file = [...compilation.namedChunks.get(name).files].find((each) => each.endsWith(`.${type}`));
        return `/trial/${file}`;
      });
      compilation.updateAsset('index.html', new compiler.webpack.sources.RawSource(named));
    });
  });
}

const addin = {
  name: 'addin',
  mode: 'production',
  target: 'web',
  devtool: false,
  entry: { addin: './src/addin/main.ts', 'sign-in': './src/addin/runtime/sign-in/page.ts' },
  output: {
    path: dist,
    // The manifest names the entry; what the entry loads is named by its content.
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    // Each page stands beside its scripts.
    publicPath: '',
    clean: { keep: /^(trial|server|gateway|importer|bench|cli)\// },
  },
  cache: cache('addin'),
  resolve,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: { transpileOnly: true, compilerOptions: { sourceMap: true } },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new CustomFunctionsMetadataPlugin({ output: 'functions.json', input: functionFiles }),
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].[contenthash:8].css' }),
    new DefinePlugin({ ADDIN_VERSION: JSON.stringify(variables.version ?? version) }),
    // Beside what is published, and without a line in it that leads here.
    new SourceMapDevToolPlugin({ filename: 'maps/[file].map', append: false }),
    new CopyPlugin({
      patterns: [
        { from: 'manifest.xml', transform: (text) => manifestOf(text.toString(), variables) },
        { from: 'src/addin/taskpane/taskpane.html', info: { minimized: true }, transform: panePage },
        { from: 'src/addin/runtime/sign-in/sign-in.html', info: { minimized: true }, transform: panePage },
        { from: 'src/addin/taskpane/trusted-types.js', info: { minimized: true } },
        { from: 'src/addin/commands/shortcuts.json', to: 'shortcuts.json', noErrorOnMissing: true },
        { from: 'src/server/config.json', to: 'config.json', transform: deployment },
        {
          from: docsPage('functions.md'),
          to: 'help.html',
          info: { minimized: true },
          transform: () =>
            renderHelp(new Map(HELP_PAGES.map((page) => [page, fs.readFileSync(docsPage(page), 'utf8')]))),
        },
        { from: 'assets/screenshots', to: 'assets/screenshots', noErrorOnMissing: true },
        { from: 'assets/icons/ker.svg', to: 'assets/ker.svg' },
        ...icons(),
      ],
    }),
    { apply: thirdPartyNotices },
    { apply: finishMetadata },
    { apply: limitSizes },
    { apply: keepAdministered },
    { apply: keepLastBuild },
    { apply: precompress },
  ],
  optimization: {
    // One chunk for the pane: it is loaded as a whole, and its size is what is limited.
    splitChunks: false,
    // In half the time of terser, and smaller.
    minimizer: [
      new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, terserOptions: { compress: { passes: 3 } } }),
    ],
  },
  performance: { hints: false },
};

const trial = {
  name: 'trial',
  mode: 'production',
  target: 'web',
  entry: { main: './src/trial/main.ts', office: './src/trial/office/main.ts' },
  output: {
    path: path.join(dist, 'trial'),
    filename: '[name].[contenthash:8].js',
    chunkFilename: 'chunk-[id].[contenthash:8].js',
    publicPath: 'auto',
    clean: true,
  },
  cache: cache('trial'),
  resolve,
  module: {
    rules: [
      { ...esbuild, test: /\.tsx?$/ },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  optimization: { minimizer: [new EsbuildPlugin({ target: 'es2022', css: true })], splitChunks: false },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    new CopyPlugin({ patterns: [{ from: 'src/trial/index.html', to: 'index.html' }] }),
    { apply: thirdPartyNotices },
    { apply: nameHashedFiles },
    { apply: precompress },
  ],
  performance: { hints: false },
};

const server = {
  name: 'server',
  mode: 'production',
  target: 'node20',
  entry: { main: './src/server/main.ts' },
  output: { path: path.join(dist, 'server'), filename: '[name].cjs', clean: true },
  cache: cache('server'),
  resolve,
  node: { __dirname: false },
  externals: {
    'office-addin-dev-certs': 'commonjs office-addin-dev-certs',
    // What pg would run on where somebody has built it; it asks for it only then.
    'pg-native': 'commonjs pg-native',
  },
  module: {
    rules: [{ ...esbuild, exclude: /node_modules/, options: { ...esbuild.options, target: 'node20' } }],
  },
  optimization: { minimize: false },
  plugins: [
    new CopyPlugin({
      patterns: [
        { from: 'src/service/data', to: 'data' },
        { from: 'docs/licences.md', to: 'data/LICENCES.md' },
      ],
    }),
    { apply: thirdPartyNotices },
  ],
  performance: { hints: false },
};

const cli = {
  name: 'cli',
  mode: 'production',
  target: 'node20',
  entry: { ker: './src/cli/main.ts' },
  output: { path: path.join(dist, 'cli'), filename: '[name].cjs', clean: true },
  cache: cache('cli'),
  resolve: {
    ...resolve,
    alias: {
      // A calculation takes three names of the engine's drawing package, which is half of the bundle.
      '@univerjs/engine-render': path.join(__dirname, 'src/cli/engine-render.mjs'),
      // Nobody signs in at the command line.
      '@azure/msal-browser': false,
    },
  },
  node: { __dirname: false },
  module: {
    // One file: code that a command does not need is bundled, but not run.
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [{ ...esbuild, exclude: /node_modules/, options: { ...esbuild.options, target: 'node20' } }],
  },
  optimization: { minimizer: [new EsbuildPlugin({ target: 'node20' })], splitChunks: false },
  plugins: [
    new DefinePlugin({ ADDIN_VERSION: JSON.stringify(variables.version ?? version) }),
    new BannerPlugin({ banner: '#!/usr/bin/env node', raw: true }),
    { apply: thirdPartyNotices },
  ],
  performance: { hints: false },
};

module.exports = [addin, trial, server, cli];
