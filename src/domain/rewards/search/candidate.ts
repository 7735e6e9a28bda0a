import type { Card } from '../catalog/card.ts';
import type { Context } from '../terms/context.ts';
import { feeCentsOf } from '../terms/fixed-value.ts';
import { listSetsOfSize } from '../rate/chosen-together.ts';
import type { HeldCard } from '../problem.ts';
import { seat, type SeatedCard } from '../terms/seated-card.ts';
import type { Timeline } from '../year/timeline.ts';
import { type Coefficients, coefficientsOf } from './coefficients.ts';
import type { Region } from './relaxation.ts';
import type { WalletLimits } from './wallet-limits.ts';

/** A card that may be, or (when pinned) must be, in the wallet. */
export type Candidate = {
  readonly held: HeldCard;
  readonly card: Card;
  /** In cents. */
  readonly fee: number;
  /** Its numbers by way while its points can be transferred, which never lowers them; see `waysOf`. */
  readonly open: readonly Coefficients[];
  /** Its numbers while they cannot. */
  readonly locked: () => readonly Coefficients[];
};

/** Products that may be added to the pinned cards within the limits. */
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

/** Ways of one card beyond which a choice stays open. */
const MOST_WAYS = 24;

/**
 * The ways to make the choices of a card with linked rates that are made once a year. Other spending of a linked rate is
 * bought at the most that it could earn, which all options at once would overstate.
 */
function waysOf(seated: SeatedCard): readonly SeatedCard[] {
  const { table } = seated;
  let ways: readonly (typeof table.openChoices)[] = [[]];
  for (const choice of table.openChoices) {
    const useful = choice.options.filter(({ cells }) => cells.some((era) => era.length > 0));
    const sets =
      table.linked.length > 0 && choice.mode === 'member_selected' && useful.length > 0
        ? listSetsOfSize(useful, Math.min(choice.count, useful.length), MOST_WAYS + 1)
        : [];
    const isOpen = sets.length === 0 || ways.length * sets.length > MOST_WAYS;
    const made = isOpen ? [choice] : sets.map((options) => ({ ...choice, options }));
    ways = ways.flatMap((way) => made.map((each) => [...way, each]));
  }
  return ways.map((openChoices) => ({ ...seated, table: { ...table, openChoices } }));
}

export function candidateOf(context: Context, held: HeldCard, timeline: Timeline): Candidate {
  const card = context.cardOf(held.card);
  const at = (isLocked: boolean) =>
    waysOf(seat(context, held, isLocked)).map((way) => coefficientsOf(context, way, timeline));
  const open = at(false);
  const fee = feeCentsOf(card, held, context.termsOf(held).isOpened);
  if (!card.needsUnlock) return { held, card, fee, open, locked: () => open };
  let locked: readonly Coefficients[] | null = null;
  return { held, card, fee, open, locked: () => (locked ??= at(true)) };
}

export function coefficientsIn(
  candidate: Candidate,
  locks: Region['locks'],
): readonly Coefficients[] {
  if (!candidate.card.needsUnlock) return candidate.open;
  switch (locks.get(candidate.card.pointSystem) ?? 'locked') {
    case 'open':
    case 'unlocked':
      return candidate.open;
    case 'locked':
      return candidate.locked();
  }
}
