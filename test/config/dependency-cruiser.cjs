/** What each folder of src may import of ours, see docs/architecture.md. */
const mayImport = {
  'shared/messages': [],
  'shared/formula': [],
  'shared/batching': [],
  'shared/periods': [],
  'shared/contract': ['shared/messages'],
  'shared/names': ['shared/contract'],
  'shared/client': ['shared/contract', 'shared/messages'],
  'addin/cells': ['shared'],
  'addin/runtime': ['shared'],
  'addin/functions': ['addin/runtime', 'addin/cells', 'shared'],
  'addin/workbook': ['addin/runtime', 'addin/cells', 'shared'],
  'addin/commands': ['addin/workbook', 'shared'],
  'addin/taskpane': ['addin/runtime', 'addin/workbook', 'addin/cells', 'shared'],
  sheet: ['shared'],
  service: ['shared'],
  server: ['service', 'shared'],
  gateway: ['server', 'service', 'shared'],
  importer: ['service', 'shared'],
  trial: ['sheet', 'shared'],
  cli: ['addin', 'sheet', 'shared'],
};

const rooms = Object.keys(mayImport);
const isAllowed = (room, other) =>
  [room, ...mayImport[room]].some((allowed) => other === allowed || other.startsWith(`${allowed}/`));

const direction = (room) => ({
  name: `${room.replace('/', '-')}-imports`,
  severity: 'error',
  comment: `src/${room} may import only: ${mayImport[room].join(', ') || 'nothing of ours'}.`,
  from: { path: `^src/${room}/` },
  to: { path: `^src/(${rooms.filter((other) => !isAllowed(room, other)).join('|')})/` },
});

module.exports = {
  forbidden: [
    ...rooms.map(direction),
    {
      name: 'room-without-rules',
      severity: 'error',
      comment: 'Every folder of src stands in the table.',
      from: {},
      to: { path: '^src/', pathNot: `^src/(addin/main|${rooms.map((room) => `${room}/`).join('|')})` },
    },
    {
      name: 'nobody-imports-the-entry',
      severity: 'error',
      from: {},
      to: { path: '^src/addin/main' },
    },
    { name: 'no-tools-in-the-product', severity: 'error', from: { path: '^src/' }, to: { path: '^tools/' } },
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
      from: { path: '^src/', pathNot: '^src/(service|server|gateway|importer|cli)/' },
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
