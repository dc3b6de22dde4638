import { isAmount, isRatio, isScalable, moneyOf, rateCurrencies } from '../../../src/addin/cells/unit';

const money = (code: string, rest = '') => ({ kind: 'money', code, rest });
const none = { kind: 'none' };
const unclear = { kind: 'unclear' };

test.each([
  [undefined, none],
  ['USD', money('USD')],
  ['USD/share', money('USD', '/share')],
  ['EUR per MWh', money('EUR', ' per MWh')],
  ['USD per EUR', none],
  ['USD per EURO', money('USD', ' per EURO')],
  ['CHF per metric XAU', money('CHF', ' per metric XAU')],
  ['US dollars', money('USD')],
  ['US dollar/barrel', money('USD', '/barrel')],
  ['U.S. dollars per troy ounce', money('USD', ' per troy ounce')],
  ['UXS. dollars', unclear],
  ['US dollarsign', unclear],
  ['euro', money('EUR')],
  ['Euros per tonne', money('EUR', ' per tonne')],
  ['euros/tonne', money('EUR', '/tonne')],
  ['eurostoxx', unclear],
  ['real euro', unclear],
  ['many US dollars', unclear],
  ['Bil. of $', unclear],
  ['mil. 2011 USD', unclear],
  ['% of GDP', none],
  ['PPP, CPI', none],
  ['persons', none],
  ['xUSD', none],
])('%s is of %j', (unit, expected) => {
  expect(moneyOf(unit)).toEqual(expected);
});

test.each([
  ['USD', true, true, false],
  ['USD/share', false, false, true],
  ['shares', false, true, false],
  ['Employees', false, true, false],
  ['shares a day', false, false, false],
  ['own shares', false, false, false],
  ['percent', false, false, true],
  ['points per game', false, false, true],
  ['2015 = 100', false, false, true],
  ['2015 =100', false, false, true],
  ['a share', false, false, true],
  ['share a', false, false, false],
  ['persons', false, true, false],
  ['tonnes', false, false, false],
  [undefined, false, false, false],
])('%s is an amount: %j, can be scaled: %j, is a ratio: %j', (unit, amount, scalable, ratio) => {
  expect([isAmount(unit), isScalable(unit), isRatio(unit)]).toEqual([amount, scalable, ratio]);
});

test.each([
  ['USD per EUR', { price: 'USD', of: 'EUR' }],
  ['USD per EURO', undefined],
  ['A USD per EUR', undefined],
  ['USD/EUR', undefined],
])('the currencies of the rate %s are %j', (unit, expected) => {
  expect(rateCurrencies(unit)).toEqual(expected);
});
