import { writeFileSync } from 'node:fs';

import { functionsPage } from './functions-page';
import { messagesPage } from './messages-page';

writeFileSync('docs/functions.md', functionsPage());
writeFileSync('docs/reports/messages.md', messagesPage());
