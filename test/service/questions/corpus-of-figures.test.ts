import { askCorpora } from './ask-corpora';

askCorpora(true);
