import { commandLineTemplate } from '../../src/cli/command-line-messages';
import { CELLS } from '../../src/shared/messages/de/cells';
import { CLIENT } from '../../src/shared/messages/de/client';
import { FUNCTIONS } from '../../src/shared/messages/de/functions';
import { HISTORY } from '../../src/shared/messages/de/history';
import { RUNTIME } from '../../src/shared/messages/de/runtime';

test('no message names a place of the pane', () => {
  const templates = Object.keys({ ...CELLS, ...CLIENT, ...FUNCTIONS, ...HISTORY, ...RUNTIME });
  expect(templates.map(commandLineTemplate).filter((text) => text.includes('KER ▸'))).toEqual([]);
});
