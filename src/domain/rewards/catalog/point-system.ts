import type { CentsPerPoint } from '../../units.ts';

/** How the member redeems points. */
export type RedemptionPreference = 'travel' | 'cash' | 'gift_card' | 'status_level';

/** Value of a point for each use; null if no value is published. */
export type PointValues = {
  readonly travelValue: CentsPerPoint | null;
  readonly cashValue: CentsPerPoint | null;
  readonly giftCardValue: CentsPerPoint | null;
  readonly statusLevelValue: CentsPerPoint | null;
};

/** Pooling of points: within a household, only with an account's authorized users, or not at all. */
export const POOLINGS = ['household', 'authorized_users', 'none'] as const;

type Pooling = (typeof POOLINGS)[number];

/** A currency of points, with the site's default values. */
export type PointSystem = PointValues & {
  readonly slug: string;
  /** How points move between people; null if unknown, which counts as not at all. */
  readonly pooling?: Pooling | null;
  /** Value of the points of a card that needs an unlocking card while none is held. */
  readonly untransferableValue: CentsPerPoint | null;
  /** Value of points on hand when the last card of the system goes: moved on or spent before. Absent: nothing. */
  readonly leavingValue?: CentsPerPoint | null;
};
