const { readFileSync } = require('node:fs');

const { default: Runtime } = require('jest-runtime');

/**
 * What a file gets anew: Jest's own modules; rooms that remember what runs, an add-in that was started for one; and what
 * keeps classes that tests put something else in the place of.
 */
const OF_ITS_OWN =
  /\/src\/(addin|runtime|functions|workbook|commands|taskpane|trial)\b|\/node_modules\/(@?jest|expect|pretty-format|@swc\/|source-map|idb\/|fake-indexeddb)/;

const SHAREABLE = /\/(src|node_modules)\/|\/test\/service\/[a-z-]+\.ts$/;

const DEALS_WITH_MODULES = /\bjest\.(mock|doMock|isolateModules|resetModules)/;

/** With `OWN_MODULES=1` each test file has all modules for itself, by which a file is found that leans on another. */
const SHARES = process.env.OWN_MODULES !== '1';

/** Modules that run once a process, by path. */
const kept = new Map();

/** The path behind what a file asks for, by file and name; no text where the file has to ask Jest. */
const paths = new Map();

let current;

/**
 * Gives the test files of a process one instance of each module that remembers nothing of a test. Jest gives each file
 * instances of its own, which run cold: of the processor time of files that mostly calculate that is a third.
 */
module.exports = class SharedModulesRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    this.unlike = !SHARES || DEALS_WITH_MODULES.test(readFileSync(parts[6], 'utf8'));
    // What is shared is kept only with all that it asks for.
    this.tainted = new Set();
    current = this;
  }

  requireModuleOrMock(from, name) {
    // A shared module asks on behalf of the file that runs now, not of the one that loaded it.
    if (this !== current) return current.requireModuleOrMock(from, name);
    if (this.unlike || this.registries.isIsolated()) return super.requireModuleOrMock(from, name);
    const path = this.pathOf(from, name);
    const known = kept.get(path);
    if (known !== undefined) return known.exports;
    const exports = super.requireModuleOrMock(from, name);
    if (path === CORE) return exports;
    const module = path === '' ? undefined : this.registries.getActiveCjsRegistry().get(path);
    if (module?.loaded && !this.tainted.has(path)) kept.set(path, module);
    else this.tainted.add(from);
    return exports;
  }

  pathOf(from, name) {
    const known = paths.get(from) ?? new Map();
    paths.set(from, known);
    let path = known.get(name);
    if (path === undefined) {
      path = this._resolution.isCoreModule(name) ? CORE : this._resolution.resolveCjs(from, name);
      if (path !== CORE && (!SHAREABLE.test(path) || OF_ITS_OWN.test(path))) path = '';
      known.set(name, path);
    }
    return path;
  }
};

const CORE = 'core';
