import type { LedgerNames } from '@/components/ledger-names.ts';
import type { Activation } from '@/domain/rewards/catalog/card.ts';
import type { SharedHolder } from '@/features/mine/household/schema.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { formatCents, formatCentsPerPoint, formatRate, formatReturn } from '@/lib/format.ts';
import { describeCaps, isBankBetter } from './public.ts';
import type { Offer } from './find-offers.ts';

export function describeOfferCaps({ caps, row, pointSystem }: Offer, names: LedgerNames) {
  const slugs = caps.map(({ cap }) => cap);
  return describeCaps(slugs, row, names.rateUnit(pointSystem));
}

export function nameBest(offer: Offer | null): string {
  return offer?.carrier === undefined ? 'My best card' : 'Best card of your household';
}

/** Praises a held card that no other card beats. */
export function praiseBest(offer: Offer): string {
  const { carrier } = offer;
  if (isBankBetter(offer)) return 'No card earns back the card fee.';
  return carrier === undefined
    ? 'Your card is the best one.'
    : `${carrier}’s card is the best one.`;
}

/** Explains a card's return: rate × value of a point. */
export function describeWhy(offer: Offer, names: LedgerNames): string {
  const rate = formatRate(offer.rate, names.rateUnit(offer.pointSystem));
  const system = names.pointSystem(offer.pointSystem);
  const fee = [
    offer.foreignFeeCents > 0 ? ', minus the foreign transaction fee' : '',
    offer.costCents > 0 ? ', minus the card fee' : '',
  ].join('');
  return names.rateUnit(offer.pointSystem) === 'dollars'
    ? `${rate} ${system}${fee}`
    : `${rate} ${system} at ${formatCentsPerPoint(offer.centsPerPoint)}${fee}`;
}

/** Other spending that would raise a linked rate; null for cards of others, whose month is unknown. */
export function describeLinked(offer: Offer, names: LedgerNames): string | null {
  const { linked, isHeld, carrier, subCategory, pointSystem } = offer;
  if (linked === null || carrier !== undefined) return null;
  const name = names.subCategory(subCategory);
  const rate = formatRate(linked.rate, names.rateUnit(pointSystem));
  return `Spend ${formatCents(linked.moreCents)} more on this card ${isHeld ? 'this' : 'in the'} month to earn ${rate} on ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

function nameOption({ row }: Offer, option: string): string {
  const options = row.card_choices.flatMap(({ card_choice_options: all }) => all);
  return options.find(({ slug }) => slug === option)?.name ?? option;
}

/** The activation without which a held card earns less. */
export function activationOf({ conditional }: Offer): Activation | null {
  const found = conditional.find(({ mode }) => mode === 'activation');
  return found ? { key: found.choice, period: found.option } : null;
}

/** Describes a better return that needs an option selected, an activation, or most spending in its category. */
export function describeConditional(offer: Offer, amountCents: number): readonly string[] {
  if (offer.plannedOption !== null) {
    const name = nameOption(offer, offer.plannedOption);
    return [`as long as ${name} is your top category on it, as we assume for your year`];
  }
  const [best] = offer.conditional.toSorted((a, b) => b.valueCents - a.valueCents);
  if (!best) return [];
  const worth = formatReturn(best.valueCents, amountCents);
  if (best.mode === 'activation') return [`activate first for ${worth}`];
  const name = nameOption(offer, best.option);
  return [
    best.mode === 'top_spend'
      ? `${worth} while you spend the most on ${name} with it`
      : `${worth} if you choose ${name}`,
  ];
}

/** Names the holders of a card; null if only the member has cards, since then it goes without saying. */
export function describeCarrier(people: readonly SharedHolder[], owner: Owner): string | null {
  if (people.length === 0) return null;
  if (owner === null) return 'You carry it';
  const found = people.find(({ id }) => id === owner);
  if (!found) return null;
  return found.kind === 'person' ? `${found.name} carries it` : `It’s ${found.name}’s card`;
}
