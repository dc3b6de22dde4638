import { askCorpora } from './ask-corpora';

askCorpora(false);
