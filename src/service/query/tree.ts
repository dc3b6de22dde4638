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

/** A whole expression, as the parser understood it. */
export type Expression = {
  topic: string;
  filters: readonly Filter[];
  /** The steps that no filter follows, as `ceo.name` in `Apple.ceo.name`. */
  select: readonly string[];
  orders: readonly Order[];
  limit?: number;
  /** The fields of `return(...)`, as written. */
  returns?: readonly string[];
};
