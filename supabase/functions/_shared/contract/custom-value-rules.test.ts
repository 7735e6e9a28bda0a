import { describe, expect, test } from 'vitest';
import { isBenefitCustomValueSet, isPointSystemCustomValueSet } from './custom-value-rules.ts';

const noPoints = {
  pointSystemId: 1,
  travelValue: null,
  cashValue: null,
  giftCardValue: null,
  statusLevelValue: null,
};
const noBenefit = { id: 1, value: null, isHighValue: false, isPointsValue: false };

describe('a custom value is kept when it sets something', () => {
  test('any of the four values of a point system, zero too', () => {
    expect(isPointSystemCustomValueSet(noPoints)).toBe(false);
    for (const name of ['travelValue', 'cashValue', 'giftCardValue', 'statusLevelValue']) {
      expect(isPointSystemCustomValueSet({ ...noPoints, [name]: 0 }), name).toBe(true);
    }
  });

  test('a value of a benefit, zero too, or one of its marks', () => {
    expect(isBenefitCustomValueSet(noBenefit)).toBe(false);
    expect(isBenefitCustomValueSet({ ...noBenefit, value: 0 })).toBe(true);
    expect(isBenefitCustomValueSet({ ...noBenefit, isHighValue: true })).toBe(true);
    expect(isBenefitCustomValueSet({ ...noBenefit, isPointsValue: true })).toBe(true);
  });
});
