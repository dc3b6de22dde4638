import { fieldOf, firstFieldOf, namedField } from './asked-field';
import type { Pattern } from './pattern';
import { valueFinding } from './value-finding';

/** Questions for a place, a figure, a price or a date, in the words that ask for just that. */
export const FIGURE_PATTERNS: readonly Pattern[] = [
  {
    example: 'How many people live in France?',
    form: /^how many (?:people|inhabitants|residents|persons) (?:live|lived|reside|are living|are there|are|does|do|has|have) ?(?:in)? ?(?<entity>.+?)(?: have)?$/i,
    find: fieldOf('population'),
  },
  {
    example: 'How populous is Japan?',
    form: /^how (?:populous|populated) (?:is|was) (?<entity>.+)$/i,
    find: fieldOf('population'),
  },
  {
    example: 'In which country is Tokyo?',
    form: /^(?:in )?(?:which|what) (?<field>country|state|continent|region|city) (?:is|does|are) (?<entity>.+?)(?: (?:in|located in|headquartered in|based in|located|headquartered|based|lie in|lie|belong to))?$/i,
    find: namedField,
  },
  {
    example: 'Where is Toronto Stock Exchange?',
    form: /^where (?:is|are) (?<entity>.+)$/i,
    find: firstFieldOf('headquarters', 'location'),
  },
  {
    example: 'When was the European Union founded?',
    form: /^(?:when|in (?:which|what) year) (?:was|were) (?<entity>.+?) (?:founded|established|incorporated|created|formed|set up|born|released|launched|started)$/i,
    find: fieldOf('founded'),
  },
  {
    example: 'What currency does Japan use?',
    form: /^(?:what|which) (?:currency|money|currencies) (?:does|do|is|are|has|did) (?:used in |the currency of |the legal tender of )?(?<entity>.+?)(?: (?:use|have|used|pay with))?$/i,
    find: fieldOf('currency'),
  },
  {
    example: 'What languages are spoken in Switzerland?',
    form: /^(?:what|which) (?:official )?languages? (?:is|are|do|does|has) (?:spoken |official |used |people speak |they speak )*(?:in )?(?<entity>.+?)(?: (?:have|speak|use))?$/i,
    find: fieldOf('languages'),
  },
  {
    example: 'How much revenue did Apple make in 2023?',
    form: /^how much (?<field>.+?) (?:did|does|has|have|had|do) (?<entity>.+?)(?: (?:make|have|generate|earn|report|post|made|generated|hold|spend|record|produce|raise|raised))?$/i,
    find: namedField,
  },
  {
    example: 'How much did Alphabet earn in 2023?',
    form: /^how much (?:profit )?(?:did|does) (?<entity>.+?) (?:earn|make|profit)$/i,
    find: fieldOf('net_income'),
  },
  {
    example: 'How much does Meta spend on research and development?',
    form: /^how much (?:did|does) (?<entity>.+?) spend on (?<field>.+)$/i,
    find: ({ entity = '', field = '', when }, tools) =>
      valueFinding(tools, {
        field: /r ?& ?d|research/i.test(field) ? 'research_and_development' : field,
        entity,
        when,
      }),
  },
  {
    example: 'How big is the economy of Brazil?',
    form: /^how (?:big|large|strong) (?:is|was) (?:the economy of (?<entity>.+)|(?<possessor>.+?)'s economy)$/i,
    find: ({ entity, possessor, when }, tools) =>
      valueFinding(tools, { field: 'gdp', entity: entity ?? possessor ?? '', when }),
  },
  {
    example: 'How much is gold?',
    form: /^(?:how much (?:is|was|does|did)|what (?:is|was|does|did)) (?<entity>.+?) (?:cost|worth|trading at|priced at)$/i,
    find: fieldOf('price'),
  },
  {
    example: 'How much was Brent in 2020?',
    form: /^how (?:much|expensive) (?:is|was) (?<entity>.+)$/i,
    find: fieldOf('price'),
  },
  {
    example: 'Which country is Nairobi the capital of?',
    form: /^(?:of )?(?:which|what) (?:country|state) is (?<entity>.+?) the capital(?: of)?$/i,
    find: fieldOf('capital_of'),
  },
  {
    example: 'How much did Anthropic raise?',
    form: /^how much (?:money |funding |capital )?(?:did|does|has|have) (?<entity>.+?) raised?$/i,
    find: fieldOf('funding'),
  },
  {
    example: 'Which sanctions concern Iran?',
    form: /^(?:what|which) (?<field>.+?) (?:concern|apply in|apply to|affect|target|are against|are on) (?<entity>.+)$/i,
    find: namedField,
  },
];
