/** An example of `docs/functions.md`: a formula, what it returns in words, and its result on the embedded service. */
export type Example = {
  formula: string;
  says: string;
  /** The first rows of the result as a person sees them; dates are serials. */
  gives: (string | number | boolean)[][];
  /** Whether it reads what values carry only where the person has set so. */
  isCarried?: true;
};

const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';
const FILING = 'https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=0000320193&type=10-K';

/** One example a function at least; the test runs each. Dates of today are as on 1 January 2026. */
export const EXAMPLES: readonly Example[] = [
  {
    formula: '=KER.ENTITY("Apple", "Company")',
    says: 'the id of the best match',
    gives: [[APPLE]],
  },
  {
    formula: '=KER.SEARCH("Apple", "Company", 3)',
    says: 'the matches, best first',
    gives: [
      ['id', 'name', 'type', 'description'],
      [APPLE, 'Apple Inc.', 'Company', 'US listed company with headquarters in Cupertino, California'],
    ],
  },
  {
    formula: '=KER.MATCH({"Aple Inc.";"JP Morgan Chase & Co.";"Migros AG"}, "Company")',
    says: 'an entity for each typed name',
    gives: [
      ['id', 'matched name', 'type', 'confidence', 'runner-up'],
      [APPLE, 'Apple Inc.', 'Company', 0.8, ''],
      ['4025bd27-a85f-56fc-b096-06947df7a443', 'JPMorgan Chase', 'Company', 0.98, ''],
      [
        '#N/A: The service has no Company named "Migros AG". Check the spelling, or leave out the type',
        'no match',
        '',
        0,
        '',
      ],
    ],
  },
  {
    formula: '=KER.CARD("Apple Inc.", "employee_count,headquarters,website")',
    says: 'a card whose properties formulas can read',
    gives: [['Apple Inc.']],
  },
  {
    formula: '=FIELDVALUE(KER.CARD("Apple Inc."), "ceo")',
    says: 'the chief executive as a linked card, as `=A2.ceo` does for a card in A2',
    gives: [['Tim Cook']],
  },
  {
    formula: '=KER.PROP({"Apple Inc.";"Microsoft"}, {"employee_count","headquarters"})',
    says: 'a grid: entities down, properties across',
    gives: [
      [164_000, 'Cupertino, California'],
      [228_000, 'Redmond, Washington'],
    ],
  },
  {
    formula: '=KER.SOURCE("Apple Inc.", "employee_count")',
    says: 'the source of the figure',
    gives: [[`Apple Inc. Form 10-K, 2024-11-01, ${FILING}`]],
  },
  {
    formula: '=KER.SOURCES("Apple Inc.", "employee_count")',
    says: 'every source of the figure',
    gives: [
      ['name', 'date', 'document'],
      ['Apple Inc. Form 10-K', 45_597, FILING],
    ],
  },
  {
    formula: '=KER.AGE("Apple Inc.", "employee_count")',
    says: 'the age of the figure in days',
    gives: [[426]],
  },
  {
    formula: '=KER.RELATED("Apple Inc.", "IS_CEO_OF", "incoming")',
    says: 'its chief executive with dates and source',
    gives: [
      ['relationship', 'direction', 'id', 'name', 'type', 'valid since', 'valid until', 'source'],
      [
        'IS_CEO_OF',
        'incoming',
        '88a2283b-e6a5-5738-96ae-357bc19718a5',
        'Tim Cook',
        'Person',
        '',
        '',
        `Apple Inc. Form 10-K, 2024-11-01, ${FILING}`,
      ],
    ],
  },
  {
    formula: '=KER.PARENT({"LinkedIn";"GitHub"})',
    says: 'who owns each',
    gives: [['Microsoft'], ['Microsoft']],
  },
  {
    formula: '=KER.SERIES("Apple Inc.", "Revenue", 2023)',
    says: 'a series from 2023 on, oldest first',
    gives: [
      ['time', 'Revenue (USD)'],
      [45_199, 383_285_000_000],
      [45_563, 391_035_000_000],
      [45_927, 416_161_000_000],
    ],
  },
  {
    formula: '=KER.LATEST({"Apple Inc.";"Microsoft"}, "Revenue")',
    says: 'the newest value of each',
    gives: [[416_161_000_000], [331_839_000_000]],
  },
  {
    formula: '=KER.LATEST({"Apple Inc.";"Microsoft"}, "Revenue", {2023,2024})',
    says: 'a grid: entities down, years across',
    gives: [
      [383_285_000_000, 391_035_000_000],
      [211_915_000_000, 245_122_000_000],
    ],
  },
  {
    formula: '=FIELDVALUE(KER.LATEST("Apple Inc.", "Revenue", "2024-12-31"), "period")',
    says: 'the period of a value that [carries its source](workbook.md#carry), as `=B2.period` does for one in B2',
    gives: [['FY2024']],
    isCarried: true,
  },
  {
    formula: '=FIELDVALUE(KER.LATEST("Apple Inc.", "Revenue", "2024-12-31"), "source")',
    says: 'its publisher; `.link`, `.date`, `.unit` and `.known` work likewise',
    gives: [['SEC EDGAR']],
    isCarried: true,
  },
  {
    formula: '=KER.FIGURE("Apple Inc.", "Revenue", 2024)',
    says: 'the same as `=A2.figure("Revenue", 2024)` with the card of Apple in A2',
    gives: [[391_035_000_000]],
  },
  {
    formula:
      '=KER.HISTORY({"Apple Inc.";"Microsoft";"Nvidia"}, "Revenue", "FY2022", "FY2024", "A", "scale=billions")',
    says: 'companies side by side, by fiscal year',
    gives: [
      ['fiscal year', 'Apple Inc. (USD billions)', 'Microsoft (USD billions)', 'Nvidia (USD billions)'],
      ['FY2022', 394.328, 198.27, 26.914],
      ['FY2023', 383.285, 211.915, 26.974],
      ['FY2024', 391.035, 245.122, 60.922],
    ],
  },
  {
    formula:
      '=KER.HISTORY("Apple Inc.", {"Revenue (quarterly)","Total assets (quarterly)"}, 2023, 2024, "A", "periods=calendar; scale=millions")',
    says: 'calendar years: a flow is the sum of its quarters, a level the last of them',
    gives: [
      ['year to', 'Revenue (quarterly) (USD millions)', 'Total assets (quarterly) (USD millions)'],
      [45_291, 385_706, 353_514],
      [45_657, 395_760, 344_085],
    ],
  },
  {
    formula:
      '=KER.HISTORY("Apple Inc.", "Revenue", "FY2024", "FY2024", "A", "currency=EUR; scale=millions; notes=yes")',
    says: 'revenue in euros, with the rate',
    gives: [
      ['fiscal year', 'Revenue (EUR millions)', 'note'],
      [
        'FY2024',
        359_682.66135213856,
        'to 2024-09-28; ÷ 1.08717 USD per EUR, average of 12 months to 2024-09-30, ECB; Apple Inc. Form 10-K, 2024-11-01',
      ],
    ],
  },
  {
    formula:
      '=KER.HISTORY("Unemployment Rate", "Unemployment Rate", 2024, "2024Q3", "Q", "aggregate=last; orientation=across")',
    says: 'the last month of each quarter, dates across',
    gives: [
      ['quarter to', 45_382, 45_473, 45_565],
      ['Unemployment Rate (%)', 3.9, 4.1, 4.1],
    ],
  },
  {
    formula: '=KER.FIELDS("Apple Inc.", "relationships")',
    says: 'the relationships of the entity',
    gives: [
      ['kind', 'name', 'detail', 'unit', 'cadence', 'id', 'description'],
      ['relationship', 'HAS_HEADQUARTERS_IN', 'outgoing', '', '', '', ''],
    ],
  },
  {
    formula: '=KER.QUERY("companies.employee_count>500000.return(name, employee_count)")',
    says: 'the companies with more than 500,000 employees',
    gives: [
      ['name', 'employee_count'],
      ['Walmart', 2_100_000],
      ['Amazon', 1_556_000],
    ],
  },
  {
    formula: '=KER.ASK("Who is the CEO of Apple?")',
    says: 'an answer in a sentence',
    gives: [
      [
        'Tim Cook is the chief executive officer of Apple Inc. as of 1 November 2024 (Apple Inc. Form 10-K, 1 November 2024).',
      ],
    ],
  },
  {
    formula: '=KER.EVIDENCE("Who is the CEO of Apple?")',
    says: 'the facts and documents of the answer',
    gives: [
      ['statement', 'fact', 'source', 'document'],
      [
        'Tim Cook is the chief executive officer of Apple Inc. as of 1 November 2024 (Apple Inc. Form 10-K, 1 November 2024).',
        'Apple Inc., chief executive officer (as of 2024-11-01): Tim Cook',
        'Apple Inc. Form 10-K',
        FILING,
      ],
    ],
  },
  {
    formula: '=KER.MENTIONS("Who is the CEO of Apple?")',
    says: 'the entities in the answer',
    gives: [
      ['id', 'name', 'type', 'mentions'],
      [APPLE, 'Apple Inc.', 'Company', 'Apple Inc.; Apple'],
    ],
  },
  {
    formula: '=KER.NUMBER({"~$12.5M";"between 10 and 20 million";"1.2 bn"})',
    says: 'one number for each text',
    gives: [[12_500_000], [15_000_000], [1_200_000_000]],
  },
  {
    formula: '=KER.TYPES()',
    says: 'the 38 entity types',
    gives: [['Entity'], ['Animal'], ['Award']],
  },
];
