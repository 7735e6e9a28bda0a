import type { Card } from '../catalog/card.ts';
import type { Context } from '../terms/context.ts';
import type { HeldCard } from '../problem.ts';
import { seat } from '../terms/seated-card.ts';
import type { Timeline } from '../year/timeline.ts';
import { type Coefficients, coefficientsOf } from './coefficients.ts';
import type { Region } from './relaxation.ts';
import type { WalletLimits } from './wallet-limits.ts';

/** A card that may be, or (when pinned) must be, in the wallet. */
export type Candidate = {
  readonly held: HeldCard;
  readonly card: Card;
  /** Its numbers while its points can be transferred, which never lowers them. */
  readonly open: Coefficients;
  /** Its numbers while they cannot. */
  readonly locked: () => Coefficients;
};

/** Products that may be added within the limits, besides the pinned cards. */
export function addableCards(cards: readonly Card[], limits: WalletLimits): readonly Card[] {
  const families = new Set(
    cards.flatMap(({ slug, family }) =>
      limits.onePerFamily && family !== null && limits.pinned.some(({ card }) => card === slug)
        ? [family]
        : [],
    ),
  );
  const excluded = new Set(limits.excluded);
  const pinned = new Set(limits.pinned.map((held) => held.card));
  const allowed = limits.allowed && new Set(limits.allowed);
  const issuers = limits.issuers && new Set(limits.issuers);
  return cards.filter(
    ({ slug, issuer, isBusiness, family }) =>
      !excluded.has(slug) &&
      !pinned.has(slug) &&
      !(family !== null && families.has(family)) &&
      !limits.incompatible.some(
        ([one, other]) =>
          (one === slug && pinned.has(other)) || (other === slug && pinned.has(one)),
      ) &&
      (!allowed || allowed.has(slug)) &&
      (!issuers || issuers.has(issuer)) &&
      (limits.businessCards === 'allowed' || (limits.businessCards === 'only') === isBusiness),
  );
}

export function candidateOf(context: Context, held: HeldCard, timeline: Timeline): Candidate {
  const card = context.cardOf(held.card);
  const open = coefficientsOf(context, seat(context, held, false), timeline);
  if (!card.needsUnlock) return { held, card, open, locked: () => open };
  let locked: Coefficients | null = null;
  return {
    held,
    card,
    open,
    locked: () => (locked ??= coefficientsOf(context, seat(context, held, true), timeline)),
  };
}

export function coefficientsIn(candidate: Candidate, locks: Region['locks']): Coefficients {
  if (!candidate.card.needsUnlock) return candidate.open;
  switch (locks.get(candidate.card.pointSystem) ?? 'locked') {
    case 'open':
    case 'unlocked':
      return candidate.open;
    case 'locked':
      return candidate.locked();
  }
}
