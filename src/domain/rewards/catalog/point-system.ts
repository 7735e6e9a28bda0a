import type { CentsPerPoint } from '../../units.ts';

/** How the member means to use points. */
export type RedemptionPreference = 'travel' | 'cash' | 'gift_card' | 'status_level';

/** What a point is worth in each way of using it; null where nobody has published a value. */
export type PointValues = {
  readonly travelValue: CentsPerPoint | null;
  readonly cashValue: CentsPerPoint | null;
  readonly giftCardValue: CentsPerPoint | null;
  readonly statusLevelValue: CentsPerPoint | null;
};

/** Whose points they can become: those of anybody in a household, only of an account's own authorized users, or nobody's. */
export const POOLINGS = ['household', 'authorized_users', 'none'] as const;

type Pooling = (typeof POOLINGS)[number];

/** A currency of points, with the site's default values. */
export type PointSystem = PointValues & {
  readonly slug: string;
  /** How points move between people; none where it is not known, which counts as not at all. */
  readonly pooling?: Pooling | null;
  /** Value of the points of a card that needs an unlocking card while none is held. */
  readonly untransferableValue: CentsPerPoint | null;
};
