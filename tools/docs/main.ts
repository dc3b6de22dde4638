import { writeFileSync } from 'node:fs';

import { functionsPage } from './functions-page';
import { messagesPage } from './messages-page';
import { TEXTS } from './texts';

if (process.argv.includes('texts')) {
  for (const [title, texts] of TEXTS)
    console.log(`# ${title} (${texts.length})\n\n${[...new Set(texts)].join('\n')}\n`);
} else {
  writeFileSync('docs/functions.md', functionsPage());
  writeFileSync('docs/reports/messages.md', messagesPage());
}
