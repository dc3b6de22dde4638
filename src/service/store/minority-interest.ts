/** What the origin of a net income says that is more than earnings per share and shares account for. */
export const BEFORE_MINORITY_INTEREST = 'before the share of noncontrolling or preferred holders';

/** What the origin of an equity says that with the liabilities is less than the assets, by what filings prove to be left out. */
export const LEFT_OUT = {
  noncontrolling: 'without noncontrolling interests',
  redeemable: 'without redeemable interests',
  both: 'without noncontrolling and redeemable interests',
  unknown: 'less than assets minus liabilities, likely by noncontrolling or redeemable interests',
} as const;
