import { fieldOf, firstFieldOf } from './asked-field';
import type { Pattern } from './pattern';
import { valueFinding } from './value-finding';

/** Questions for one field of a company or a person, in the words that ask for just that. */
export const COMPANY_PATTERNS: readonly Pattern[] = [
  {
    example: 'Who runs Walmart?',
    form: /^who (?:runs|leads|heads|manages|is running|is leading|is in charge of|ran|led|headed) (?<entity>.+)$/i,
    find: fieldOf('ceo'),
  },
  {
    example: 'Who founded OpenAI?',
    form: /^who (?:founded|created|started|set up) (?<entity>.+)$/i,
    find: fieldOf('founders'),
  },
  {
    example: 'Who acquired Xilinx?',
    form: /^(?:who|which company) (?:owns|owned|is the owner of|controls|acquired|bought|took over|has acquired) (?<entity>.+)$/i,
    find: firstFieldOf('parent', 'acquirer'),
  },
  {
    example: 'Which companies has Microsoft acquired?',
    form: /^(?:what|which|who)(?: companies| firms| company| businesses| subsidiaries)? (?:has|have|did|does|do) (?<entity>.+?) (?:acquired?|bought|buy|own|owned|take over|taken over|have)$/i,
    find: fieldOf('subsidiaries'),
  },
  {
    example: 'Who invested in Anthropic?',
    form: /^(?:who|which (?:investors?|companies|funds|firms)) (?:invested in|backs|backed|funded|finances|financed|has invested in|have invested in) (?<entity>.+)$/i,
    find: fieldOf('investors'),
  },
  {
    example: 'Who won the Nobel Prize in Economics 2013?',
    form: /^(?:who|which people) (?:won|received|got|was awarded|were awarded) (?:the )?(?<entity>.+)$/i,
    find: ({ entity = '', when }, tools) =>
      valueFinding(tools, { field: 'laureates', entity: when === undefined ? entity : `${entity} ${when}` }),
  },
  {
    example: 'Who audits Apple?',
    form: /^(?:who|which firm|which company) (?:audits|audited) (?<entity>.+)$/i,
    find: fieldOf('auditor'),
  },
  {
    example: 'Who sits on the board of Apple?',
    form: /^(?:who|which people) (?:sits?|is|are|serves?|sat) on (?:the )?board (?:of directors )?(?:of|at) (?<entity>.+)$/i,
    find: fieldOf('board_members'),
  },
  {
    example: "Who is on Apple's board?",
    form: /^(?:who|which people) (?:sits?|is|are|serves?) on (?<entity>.+?)'s? board(?: of directors)?$/i,
    find: fieldOf('board_members'),
  },
  {
    example: 'How many people work at Microsoft?',
    form: /^how many (?:people|employees|workers|persons|staff) (?:work|are employed|are working|does|do|did|has|have|had|are there|are) ?(?:at|for|by|in|with)? ?(?<entity>.+?)(?: (?:have|has|employ|had))?$/i,
    find: firstFieldOf('employee_count', 'population'),
  },
  {
    example: 'How many people does Nvidia employ?',
    form: /^how many (?:people|employees|workers|staff) (?:does|do|did) (?<entity>.+?) (?:have|employ|has)$/i,
    find: fieldOf('employee_count'),
  },
  {
    example: 'In which state is Apple incorporated?',
    form: /^(?:where|in (?:which|what) (?:state|country|place|jurisdiction)) (?:is|was|are) (?<entity>.+?) (?:incorporated|registered|domiciled)(?: in)?$/i,
    find: fieldOf('registered_in'),
  },
  {
    example: 'Where is Coca-Cola headquartered?',
    form: /^(?:where|in (?:which|what) (?:city|country|state|place)) (?:is|are|was|does) (?<entity>.+?) (?:headquartered|based|located|situated|have its (?:headquarters|head office|seat))(?: in| at)?$/i,
    find: firstFieldOf('headquarters', 'location'),
  },
  {
    example: 'Where is the headquarters of Tesla?',
    form: /^where (?:is|are) (?:the )?(?:headquarters|head office|hq|main office|seat) of (?<entity>.+)$/i,
    find: fieldOf('headquarters'),
  },
  {
    example: 'Which exchange is Apple listed on?',
    form: /^(?:on )?(?:what|which|where) (?:stock )?(?:exchange|market|exchanges)? ?(?:is|are) (?<entity>.+?) (?:listed|traded|quoted)(?: on| at)?$/i,
    find: fieldOf('exchange'),
  },
  {
    example: 'Under which ticker does Chevron trade?',
    form: /^(?:under )?(?:what|which) (?:ticker|symbol|ticker symbol)s? (?:does|do|is|has) (?<entity>.+?) (?:trade|traded|use|have|listed)(?: under)?$/i,
    find: fieldOf('ticker'),
  },
  {
    example: 'Which industry does Pfizer operate in?',
    form: /^(?:in )?(?:what|which) (?:industry|sector|business|industries) (?:is|does|are|do) (?<entity>.+?)(?: (?:in|operate in|operate|active in|active|work in|belong to))?$/i,
    find: fieldOf('industry'),
  },
  {
    example: 'What companies does Tim Cook lead?',
    form: /^(?:what|which) (?:company|companies|firm|firms) (?:does|do|is|did) (?<entity>.+?) (?:lead|run|head|manage|the ceo of|ceo of)$/i,
    find: firstFieldOf('leads', 'company'),
  },
  {
    example: 'Where does Satya Nadella work?',
    form: /^(?:where|for whom|who) does (?<entity>.+?) work(?: for| at)?$/i,
    find: fieldOf('company'),
  },
  {
    example: 'What role does Colette Kress have?',
    form: /^what (?:role|position|job|title) (?:does|has) (?<entity>.+?)(?: (?:have|hold|got))?$/i,
    find: fieldOf('company'),
  },
  {
    example: 'Which companies does Ernst & Young LLP audit?',
    form: /^(?:what|which|whom?) (?:companies |firms |company )?(?:does|do|did) (?<entity>.+?) audit$/i,
    find: fieldOf('audits'),
  },
];
