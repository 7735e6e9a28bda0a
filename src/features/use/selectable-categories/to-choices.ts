import { contextOf } from '@/domain/rewards/terms/context.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { CardRow, ChoiceRow } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { setOptions } from './set-options.ts';
import { type OptionEntry, listOptions } from './list-options.ts';

export type CardChoice = {
  /** Key made of the held card, or the product if not held, and the choice. */
  readonly key: string;
  readonly card: CardRow;
  readonly memberCard: MemberCard | null;
  readonly name: string;
  readonly choice: ChoiceRow;
  readonly options: readonly OptionEntry[];
  /** The member's selection; empty if left to the engine. */
  readonly chosen: readonly string[];
};

export type Proposal = {
  readonly options: readonly string[];
  /** Yearly gain for the wallet over the current selection. */
  readonly gainCents: number;
};

type Selected = Readonly<Record<string, readonly string[]>>;

/** All choices of all cards; for held products, one per held card. */
export function toChoices(
  inputs: ValuationInputs,
  memberCards: readonly MemberCard[],
  selected: Selected,
): CardChoice[] {
  const { rows, spending } = inputs;
  return rows.cards.flatMap((card) =>
    card.card_choices.flatMap((choice): CardChoice[] => {
      const options = listOptions(choice.card_choice_options, rows.categories, spending);
      const held = memberCards.filter(
        ({ credit_card_id, status }) => credit_card_id === card.id && status === 'held',
      );
      const entry = (memberCard: MemberCard | null): CardChoice => ({
        key: `${memberCard?.id ?? card.slug}:${choice.slug}`,
        card,
        memberCard,
        name: memberCard?.nickname ?? card.name,
        choice,
        options,
        chosen: memberCard?.choices[choice.slug] ?? selected[choice.slug] ?? [],
      });
      return held.length === 0 ? [entry(null)] : held.map(entry);
    }),
  );
}

/** The engine's selection, other choices unchanged. A card not held is judged as if added to the wallet. */
export function proposeFor(
  inputs: ValuationInputs,
  held: readonly HeldCard[],
  { memberCard, card, choice, chosen }: CardChoice,
): Proposal {
  const { slug } = choice;
  const problem = inputs.problemOf('steady');
  const id = memberCard?.id ?? `+${card.slug}`;
  const wallet = memberCard === null ? [...held, { id, card: card.slug, selected: {} }] : held;
  const open = {
    ...problem,
    preferences: {
      ...problem.preferences,
      selected: setOptions(problem.preferences.selected, slug, []),
    },
  };
  const free = valueWalletIn(
    contextOf(open),
    wallet.map((each) =>
      each.id === id ? { ...each, selected: setOptions(each.selected, slug, []) } : each,
    ),
  );
  const made = free.choices.find((each) => each.card === id && each.choice === slug);
  const options = made?.options.map((option) => option.slug) ?? [];
  if (chosen.length === 0) return { options, gainCents: 0 };
  const now = valueWalletIn(
    contextOf(problem),
    wallet.map((each) =>
      each.id === id ? { ...each, selected: { ...each.selected, [slug]: chosen } } : each,
    ),
  );
  return { options, gainCents: free.netCents - now.netCents };
}
