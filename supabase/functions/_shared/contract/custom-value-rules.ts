import type { BenefitCustomValue, PointSystemCustomValue } from './custom-values.ts';

/** True for a row worth keeping: at least one of its four values is set (zero is a value). */
export function isPointSystemCustomValueSet(value: PointSystemCustomValue): boolean {
  return (
    value.travelValue !== null ||
    value.cashValue !== null ||
    value.giftCardValue !== null ||
    value.statusLevelValue !== null
  );
}

/** True for a row worth keeping: a value (zero is one) or one of the two marks. */
export function isBenefitCustomValueSet(value: BenefitCustomValue): boolean {
  return value.value !== null || value.isHighValue || value.isPointsValue;
}
