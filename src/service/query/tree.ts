/** How a filter compares. */
export type Operator = '=' | '!=' | '>' | '<' | '>=' | '<=';

/** What a filter compares with. */
export type Operand = {
  /** The value as written, without its quotes: a name may itself hold a comma or the word AND. */
  text: string;
  /** The value taken apart: any of these groups, and in a group every value (`A AND B OR C` is [[A, B], [C]]). */
  anyOf: readonly (readonly string[])[];
  /** Whether a comma stood between values. */
  commas: boolean;
};

/** A comparison; `path` holds the steps from the topic to the field (`headquarters.country` is two). */
export type Filter = { path: readonly string[]; operator: Operator; operand: Operand };

/** One key of `order_by`. */
export type Order = { path: readonly string[]; direction: 'ASC' | 'DESC' };

/** How many facts become one. */
export type Summary = 'count' | 'sum' | 'average' | 'median' | 'minimum' | 'maximum';

/** What is summed up; a count counts the rows and has no path. `by` parts the rows first, a figure each. */
export type Aggregate = { summary: Summary; path: readonly string[]; by?: readonly string[] };

/** A whole expression, as the parser understood it. */
export type Expression = {
  topic: string;
  /** Further topics beside the first, as in `Apple OR Microsoft.revenue`. */
  also?: readonly string[];
  /**
   * The expression whose rows it is about, as in `(companies.order_by=revenue DESC.limit=10).location=Texas`: what is cut first and
   * narrowed then. The topic is that of this one.
   */
  within?: Expression;
  filters: readonly Filter[];
  /** The steps that no filter follows, as `ceo.name` in `Apple.ceo.name`. */
  select: readonly string[];
  orders: readonly Order[];
  limit?: number;
  /** How many rows of the order are passed over: the second largest has one before it. */
  offset?: number;
  /** The fields of `return(...)`, as written. */
  returns?: readonly string[];
  /** The times of `at=`: figures are those of these times, `2010`, `2010-03` or `2010..2014`. */
  at?: readonly string[];
  /** Whether conditions are to hold at one of several times, `at=2019 OR 2020`, and not at each. */
  isAnyTime?: true;
  /** The figure that all rows become, as in `companies.average(revenue)`. */
  aggregate?: Aggregate;
  /** The claim of `is(...)`, answered with yes or no. */
  claim?: Filter;
};
