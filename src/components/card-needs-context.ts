import { createContext } from 'react';

/** A requirement for holding a card. */
export type CardNeed = {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly annual_cost_cents: number;
};

/** The member's answers about themselves; null if nobody is signed in. */
export type OwnFacts = {
  readonly has: (need: CardNeed) => boolean;
  /** Saves that the member meets all of them, or no longer does. */
  readonly setHas: (needs: readonly CardNeed[], has: boolean) => void;
  /** All requirements of all cards, by id. */
  readonly needs: ReadonlyMap<number, CardNeed>;
};

export const OwnFactsContext = createContext<OwnFacts | null>(null);
