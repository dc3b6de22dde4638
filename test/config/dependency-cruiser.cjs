/** What each room may import of ours; the sentence under "Layout" in `docs/developing.md`. */
const mayImport = {
  sentences: [],
  contract: ['sentences'],
  formula: [],
  names: ['contract'],
  batching: [],
  client: ['contract', 'sentences'],
  cells: ['formula', 'contract', 'sentences'],
  runtime: ['client', 'batching', 'formula', 'contract', 'sentences'],
  functions: ['runtime', 'cells', 'formula', 'names', 'contract', 'sentences'],
  workbook: ['runtime', 'cells', 'formula', 'names', 'contract', 'sentences'],
  commands: ['workbook'],
  taskpane: ['runtime', 'workbook', 'cells', 'formula', 'contract', 'sentences'],
  service: ['names', 'contract'],
  server: ['service', 'contract'],
  gateway: ['server', 'service', 'client', 'batching', 'contract'],
  importer: ['service', 'names', 'contract'],
  trial: ['formula'],
  build: [],
};

const rooms = Object.keys(mayImport);

const direction = (room) => ({
  name: `${room}-imports`,
  severity: 'error',
  comment: `src/${room} may import only: ${mayImport[room].join(', ') || 'nothing of ours'}.`,
  from: { path: `^src/${room}/` },
  to: {
    path: `^src/(${rooms.filter((other) => other !== room && !mayImport[room].includes(other)).join('|')})/`,
  },
});

module.exports = {
  forbidden: [
    ...rooms.map(direction),
    {
      name: 'room-without-rules',
      severity: 'error',
      comment: 'Every folder of src stands in the table.',
      from: {},
      to: { path: '^src/[^/]+/', pathNot: `^src/(${rooms.join('|')})/` },
    },
    {
      name: 'nobody-imports-the-entry',
      severity: 'error',
      from: {},
      to: { path: '^src/[^/]+$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-folder-cycles', scope: 'folder', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'react-only-in-taskpane',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/addin/taskpane/' },
      to: { path: 'node_modules/(react|react-dom|@fluentui)/' },
    },
    {
      name: 'node-only-in-servers',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(service|server|gateway|importer|build)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'taskpane-only-lazily',
      severity: 'error',
      comment: 'A cell never waits for the pane.',
      from: { pathNot: '^src/addin/taskpane/' },
      to: { path: '^src/addin/taskpane/', dependencyTypesNot: ['dynamic-import'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
