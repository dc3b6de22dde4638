import type { Language } from './language';

const KIND = '(company|firm|corporation|business|stock|issuer|country|nation|state)';
const CODE =
  '(?:(?:stock|trading|iso|country|alpha-?[23]|three-letter|two-letter)\\s+)?(?:ticker(?: symbol)?|symbol|isin|lei|cik|code)';

/** English questions that are put in words of another question that asks the same. */
export const ENGLISH_RECASTS: Language['recasts'] = [
  {
    said: `^(?:(?:what|which|name|show|find|give me|who is|what is|what's)\\s+)?(?:the\\s+)?${KIND}\\s+(?:with|behind|for|under|that has|which has|having|whose)\\s+(?:the\\s+)?(${CODE})\\s*(?:is|of|:)?\\s*([A-Z0-9]{2,20})$`,
    as: 'which $1 has the $2 $3',
  },
  {
    said: `^(?:what|which)\\s+${KIND}\\s+(?:trades|is listed|is traded|lists|goes|is quoted)\\s+(?:under|by|as)\\s+(?:the\\s+)?(?:ticker(?: symbol)?|symbol)?\\s*([A-Z]{1,5})$`,
    as: 'which $1 has the ticker $2',
  },
  {
    said: '^how many (loss[- ]making|unprofitable|profitable) years (?:has|have|did) (.+?) (?:had|have|seen|reported)\\b(.*)$',
    as: 'in how many years has $2 been $1$3',
  },
  {
    said: '^(?:the\\s+)?(?:number|count) of (loss[- ]making|unprofitable|profitable) years (?:at|of|for|by) (.+)$',
    as: 'in how many years has $2 been $1',
  },
  {
    said: '^(?:how many|(?:the\\s+)?(?:number|count) of) years (?:with|of) (?:a |net )*(?:loss|losses) (?:at|of|for|by|did) (.+?)(?: have| had)?$',
    as: 'in how many years has $1 been loss-making',
  },
];
