import { createContext } from 'react';

/** What one must have to hold a card. */
export type CardNeed = {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly annual_cost_cents: number;
};

/** What the member says of themselves; null where nobody is signed in. */
export type OwnFacts = {
  readonly has: (need: CardNeed) => boolean;
  /** Saves that the member has all of them, or has them no more. */
  readonly setHas: (needs: readonly CardNeed[], has: boolean) => void;
  /** All that any card asks for, by the id of the requirement. */
  readonly needs: ReadonlyMap<number, CardNeed>;
};

export const OwnFactsContext = createContext<OwnFacts | null>(null);
