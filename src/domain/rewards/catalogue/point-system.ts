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

/** A currency of points, with the site's default values. */
export type PointSystem = PointValues & {
  readonly slug: string;
  /** Value of the points of a card that needs an unlocking card while none is held. */
  readonly untransferableValue: CentsPerPoint | null;
};
