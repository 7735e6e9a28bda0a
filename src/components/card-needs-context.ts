import { createContext } from 'react';
import type { CreditLevel } from '@/domain/rewards/catalog/proposal.ts';

export type CardNeed = {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly annual_cost_cents: number;
};

/** The member's answers about themselves; null if nobody is signed in. */
export type OwnFacts = {
  /** Credit that counts for them. */
  readonly credit: CreditLevel;
  readonly has: (need: CardNeed) => boolean;
  /** Saves that the member meets all of them, or no longer does. */
  readonly setHas: (needs: readonly CardNeed[], has: boolean) => void;
  /** True for what they were asked and said not to have. */
  readonly hasNot: (need: CardNeed) => boolean;
  /** Saves that they have none of them, so that they are not asked again. */
  readonly setHasNot: (needs: readonly CardNeed[]) => void;
  readonly needs: ReadonlyMap<number, CardNeed>;
  /** Saves if the member uses a program, by the slug of its point system; null to guess it. */
  readonly setUsesProgram: (slug: string, isUsed: boolean | null) => void;
};

export const OwnFactsContext = createContext<OwnFacts | null>(null);
