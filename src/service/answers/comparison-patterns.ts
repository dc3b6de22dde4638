import { compare } from './compare';
import type { Pattern } from './pattern';
import type { Finding } from './statement';
import type { Tools } from './tools';

/** Adjectives that compare, with the field that they mean where the question names none. */
const ADJECTIVES: Readonly<Record<string, { fields: readonly string[]; isLess?: boolean }>> = {
  larger: { fields: ['revenue', 'population'] },
  bigger: { fields: ['revenue', 'population'] },
  greater: { fields: ['revenue', 'population'] },
  smaller: { fields: ['revenue', 'population'], isLess: true },
  richer: { fields: ['gdp', 'revenue'] },
  poorer: { fields: ['gdp', 'revenue'], isLess: true },
  'more populous': { fields: ['population'] },
  'less populous': { fields: ['population'], isLess: true },
  'more profitable': { fields: ['net_income'] },
  'less profitable': { fields: ['net_income'], isLess: true },
  older: { fields: ['founded'], isLess: true },
  younger: { fields: ['founded'] },
};

const WORDS = Object.keys(ADJECTIVES).join('|');
const LESS = /^(?:fewer|less|lower|smaller)$/i;

/** Questions that put two entities side by side. */
export const COMPARISON_PATTERNS: readonly Pattern[] = [
  {
    example: 'Does Apple have more employees than Microsoft?',
    form: /^(?:does|do|did|has|have|had) (?<left>.+?) (?:have |has |had |make |made |earn |employ )?(?:a |an )?(?<word>more|fewer|less|higher|lower|larger|bigger|greater|smaller) (?<field>.+?) than (?<right>.+?)(?: (?:does|do|has|did))?$/i,
    find: ({ left = '', right = '', word = '', field = '', when }, tools) =>
      compare(tools, { left, right, fields: [field], isLess: LESS.test(word), isClaim: true, when }),
  },
  {
    example: "Is Apple's revenue higher than Microsoft's?",
    form: /^(?:is|was|are) (?:the )?(?:(?<left>.+?)(?:'s|s') (?<field>.+?)|(?<otherField>.+?) of (?<otherLeft>.+?)) (?<word>higher|lower|larger|greater|bigger|smaller|more|less) than (?:that of |the (?:.+?) of )?(?<right>.+?)(?:(?:'s|s')(?: .+)?)?$/i,
    find: ({ left, otherLeft, right = '', word = '', field, otherField, when }, tools) =>
      compare(tools, {
        left: left ?? otherLeft ?? '',
        right,
        fields: [field ?? otherField ?? ''],
        isLess: LESS.test(word),
        isClaim: true,
        when,
      }),
  },
  {
    example: 'Is Walmart bigger than Amazon?',
    form: new RegExp(
      `^(?:is|are|was|were) (?<left>.+?) (?<word>${WORDS}) than (?<right>.+?)(?: (?:by|in|in terms of|measured by) (?<field>.+))?$`,
      'i',
    ),
    find: ({ left = '', right = '', word = '', field, when }, tools) => {
      const { fields, isLess = false } = adjective(word);
      return compare(tools, {
        left,
        right,
        fields: field === undefined ? fields : [field],
        isLess,
        isClaim: true,
        when,
      });
    },
  },
  {
    example: 'Which is larger, Germany or France?',
    form: new RegExp(
      `^(?:which|who|what)(?: (?:company|country|city|one|firm|of them))? (?:is|was|are) (?:the )?(?<word>${WORDS})(?: (?:by|in|in terms of) (?<field>[^,:]+)(?=[,:]))?[,:]? ?-? ?(?<left>.+?) or (?<right>.+)$`,
      'i',
    ),
    find: ({ left = '', right = '', word = '', field, when }, tools) => {
      const { fields, isLess = false } = adjective(word);
      return compare(tools, {
        left,
        right,
        fields: field === undefined ? fields : [field],
        isLess,
        isClaim: false,
        when,
      });
    },
  },
  {
    example: 'Which has more employees, Apple or Microsoft?',
    form: /^(?:which|who|what)(?: (?:company|country|city|one|firm|of them))? (?:has|had|have|makes|made|earns|employs) (?:the |a |an )?(?<word>more|most|fewer|fewest|less|higher|highest|lower|lowest|larger|largest|bigger|greater|smaller) (?<field>.+?)[,:]? (?:between )?(?<left>\S.*?) (?:or|and) (?<right>.+)$/i,
    find: ({ left = '', right = '', word = '', field = '', when }, tools) =>
      splitField(`${field} ${left}`, tools).reduce<Finding | undefined>(
        (found, [named, other]) =>
          found ??
          compare(tools, {
            left: other,
            right,
            fields: [named],
            isLess: /^(?:fewer|fewest|less|lower|lowest|smaller)$/i.test(word),
            isClaim: false,
            when,
          }),
        undefined,
      ),
  },
  {
    example: 'How many more employees does Walmart have than Amazon?',
    form: /^(?:by )?how (?:many|much) (?<word>more|fewer|less|higher|lower|larger|smaller) (?<field>.+?) (?:does|do|did|has|have|had) (?<left>.+?) (?:have |has |make |earn |employ )?than (?<right>.+)$/i,
    find: ({ left = '', right = '', word = '', field = '', when }, tools) =>
      compare(tools, { left, right, fields: [field], isLess: LESS.test(word), isClaim: false, when }),
  },
  {
    example: 'Compare the revenue of Apple and Microsoft.',
    form: /^(?:compare|comparison of|what is the difference (?:in|between)|difference in) (?:the )?(?<field>.+?) (?:of|between|for) (?<left>.+?) (?:and|with|to|versus|vs\.?) (?<right>.+)$/i,
    find: ({ left = '', right = '', field = '', when }, tools) =>
      compare(tools, { left, right, fields: [field], isLess: false, isClaim: false, when }),
  },
];

function adjective(word: string): { fields: readonly string[]; isLess?: boolean } {
  return ADJECTIVES[word.toLowerCase()] ?? { fields: [] };
}

/** `employees, Apple` may be cut after any word; the cuts whose first part is a field. */
function splitField(text: string, { linker }: Tools): [string, string][] {
  const words = text.replace(/[,:]/g, '').split(' ');
  return words
    .map((_, at): [string, string] => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
    .filter(([field, rest]) => rest !== '' && linker.field(field) !== undefined)
    .reverse();
}
