const path = require('node:path');

const { buildSync } = require('esbuild');

/** The argument lists of the functions' own source; the build runs no TypeScript by itself. */
function argumentLists(root) {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, 'src/addin/functions/argument-lists.ts')],
    ...{ bundle: true, write: false, format: 'cjs', platform: 'node', logLevel: 'error' },
  });
  const made = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(made, made.exports, require);
  return made.exports.ARGUMENT_LISTS;
}

/** Adds the lists to the metadata: their values as enums, and to each of their parameters the enum's id. */
function withEnums(metadata, lists) {
  const ids = new Map(
    lists.flatMap(({ id, parameters }) => parameters.map(([of, name]) => [`${of}.${name}`, id])),
  );
  const functions = metadata.functions.map((each) => ({
    ...each,
    parameters: each.parameters.map((parameter) => {
      const customEnumId = ids.get(`${each.id}.${parameter.name}`);
      return customEnumId === undefined ? parameter : { ...parameter, customEnumId };
    }),
  }));
  return { ...metadata, enums: lists.map(({ id, values }) => ({ id, type: 'string', values })), functions };
}

module.exports = { argumentLists, withEnums };
