import type { PointSystem, PointValues, RedemptionPreference } from '../catalog/point-system.ts';
import { centsPerPoint, type CentsPerPoint } from '../../units.ts';

const NOTHING = centsPerPoint(0);

function valueFor(
  values: PointValues | undefined,
  preference: RedemptionPreference,
): CentsPerPoint | null {
  if (!values) return null;
  switch (preference) {
    case 'travel':
      return values.travelValue;
    case 'cash':
      return values.cashValue;
    case 'gift_card':
      return values.giftCardValue;
    case 'status_level':
      return values.statusLevelValue;
  }
}

/**
 * Value of a point usable in every way, in cents: the member's own value, else the system's default for the
 * preference, else its cash value (the member's before the system's), else zero: points that cannot be redeemed for
 * cash are worth nothing to a member who wants cash.
 */
export function valueOfPoint(
  system: PointSystem,
  own: PointValues | undefined,
  preference: RedemptionPreference,
): CentsPerPoint {
  return (
    valueFor(own, preference) ??
    valueFor(system, preference) ??
    own?.cashValue ??
    system.cashValue ??
    NOTHING
  );
}

/** Value of a point that needs an unlocking card while none is held: the published locked value, cash value, or zero. */
export function valueOfLockedPoint(
  system: PointSystem,
  own: PointValues | undefined,
): CentsPerPoint {
  return system.untransferableValue ?? valueOfPoint(system, own, 'cash');
}

/** Value of the same point once it is unlocked: it can still be used as before, so that the better counts. */
export function valueOfUnlockedPoint(
  system: PointSystem,
  own: PointValues | undefined,
  preference: RedemptionPreference,
): CentsPerPoint {
  const open = valueOfPoint(system, own, preference);
  const locked = valueOfLockedPoint(system, own);
  return open >= locked ? open : locked;
}
