import { closeness, CLOSE } from '../../../src/shared/names/closeness';
import { identify } from '../../../src/shared/names/entity-identification';
import { isInverted, invertedPair } from '../../../src/shared/names/inverted-pairs';
import { found } from './entities';

describe('the other way round', () => {
  test.each([
    ['CHF/USD', 'USD/CHF'],
    ['chf/usd', 'USD/CHF'],
    ['CHFUSD', 'USD/CHF'],
    ['CHF-USD', 'USD-CHF'],
    ['CHF USD', 'USD/CHF'],
    ['CHF : USD', 'USD / CHF'],
    ['CHF USD', 'USD - CHF'],
    ['CHF USD', 'USD CHF'],
    ['Swiss Franc to US Dollar', 'US Dollar to Swiss Franc'],
    ['Swiss Franc/US Dollar', 'US Dollar / Swiss Franc'],
  ])('%s is no %s, which has the same words', (typed, name) => {
    expect(isInverted(typed, name)).toBe(true);
    expect(closeness(typed, name, 'other')).toBeLessThan(CLOSE);
  });

  test.each([
    ['USD/CHF', 'USD/CHF'],
    ['usd chf', 'USD/CHF'],
    ['USDCHF', 'USD/CHF'],
    ['US dollar to Swiss franc', 'US Dollar to Swiss Franc'],
  ])('%s is %s as it is', (typed, name) => {
    expect(isInverted(typed, name)).toBe(false);
    expect(closeness(typed, name, 'other')).toBeGreaterThanOrEqual(CLOSE);
  });

  test('other names have the same words in any order', () => {
    expect(closeness('Air Hub', 'Hub Air', 'company')).toBeGreaterThanOrEqual(CLOSE);
    expect(closeness('Hub Air', 'Air Hub', 'other')).toBeGreaterThanOrEqual(CLOSE);
    expect(isInverted('CHF/CHF', 'CHF/CHF')).toBe(false);
    expect(invertedPair('Apple')).toBeUndefined();
    expect(invertedPair(' chf/usd ')).toBe('USD/CHF');
    for (const name of ['USD/EUR', 'EUR/CHF', 'XUSD/CHF', 'USD/CHFX', 'Apple'])
      expect(isInverted('CHF/USD', name)).toBe(false);
    expect(isInverted('Apple', 'USD/CHF')).toBe(false);
    expect(invertedPair('USD/CHFX')).toBeUndefined();
    expect(isInverted('Swiss Franc  to US Dollar', 'US Dollar   to Swiss Franc')).toBe(true);
  });

  test('a pair that is held the other way round alone is judged at once, and one that is held so is it', () => {
    const [own, other] = [found('EUR/USD', 'ForeignExchangeRate'), found('USD/EUR', 'ForeignExchangeRate')];
    expect(identify('USD/EUR', [own])).toMatchObject({
      kind: 'settled',
      verdict: { kind: 'far', nearest: [{ entity: own }] },
    });
    expect(identify('USD/EUR', [own, other])).toMatchObject({ kind: 'open' });
    for (const typed of ['USD/EUR', 'usdeur', 'usd eur'])
      expect(identify(typed, [other, own])).toMatchObject({
        verdict: { kind: 'match', entity: { name: 'USD/EUR' } },
      });
  });
});
