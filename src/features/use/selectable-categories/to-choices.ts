import { contextOf } from '@/domain/rewards/terms/context.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type {
  CardRow,
  CategoryRow,
  ChoiceOptionRow,
  ChoiceRow,
} from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCapAmount } from '@/lib/card-terms.ts';
import { formatRate, type RateUnit } from '@/lib/format.ts';

type OptionEntry = {
  readonly slug: string;
  readonly name: string;
  /** The member's yearly spending covered by the option, in cents. */
  readonly spendCents: number;
};

/** Slugs of the sub-categories that a target covers: itself and its children, or a whole category. */
function coveredBy(target: ChoiceOptionRow, categories: readonly CategoryRow[]): string[] {
  return categories.flatMap(({ id, sub_categories }) =>
    sub_categories
      .filter(
        (sub) =>
          target.category_id === id ||
          target.sub_category_id === sub.id ||
          sub.sub_category_parents.some(
            ({ parent_sub_category_id }) => parent_sub_category_id === target.sub_category_id,
          ),
      )
      .map(({ slug }) => slug),
  );
}

/** The options of a choice with the member's spending on each, the largest first. */
export function listOptions(
  rows: readonly ChoiceOptionRow[],
  categories: readonly CategoryRow[],
  spending: Readonly<Record<string, number>>,
): OptionEntry[] {
  const names = new Map(rows.map(({ slug, name }) => [slug, name]));
  return [...names]
    .map(([slug, name]): OptionEntry => {
      const targets = rows.filter((row) => row.slug === slug);
      const covered = new Set(targets.flatMap((target) => coveredBy(target, categories)));
      const spendCents = [...covered].reduce((sum, sub) => sum + (spending[sub] ?? 0), 0);
      return { slug, name, spendCents };
    })
    .sort((a, b) => b.spendCents - a.spendCents || a.name.localeCompare(b.name));
}

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

/** The choices with the options of one of them; none leaves it to the engine and drops its key. */
export function setOptions(
  selected: Selected,
  choice: string,
  options: readonly string[],
): Record<string, string[]> {
  const others = Object.entries(selected).filter(([key]) => key !== choice);
  const all = options.length === 0 ? others : [...others, [choice, options] as const];
  return Object.fromEntries(all.map(([key, slugs]) => [key, [...slugs]]));
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

const capPeriods: Readonly<Record<string, string>> = {
  billing_cycle: 'a billing cycle',
  month: 'a month',
  quarter: 'a quarter',
  half_year: 'every half year',
  calendar_year: 'a calendar year',
  anniversary_year: 'a card year',
  lifetime: 'in all',
};

const changePeriods: Readonly<Record<string, string>> = {
  billing_cycle: 'each billing cycle',
  month: 'once a month',
  quarter: 'each quarter',
  year: 'once a year',
};

/** Names the spending that a choice earns its rate on. */
function describeSubject({ mode, choose_count: count }: ChoiceRow): string {
  if (mode === 'rotating') return 'the categories that the issuer picks';
  if (mode === 'member_selected') return 'what you choose';
  return (count ?? 1) > 1
    ? `the ${count ?? 1} categories you spend the most on`
    : 'the category you spend the most on';
}

export function describeChoice(card: CardRow, choice: ChoiceRow, unit: RateUnit): string {
  const cap = card.spending_caps.find(({ id }) => id === choice.spending_cap_id);
  const upTo =
    cap === undefined
      ? ''
      : `, up to ${formatCapAmount(cap, unit)} ${capPeriods[cap.period] ?? cap.period}, then ${formatRate(cap.fallback_rate, unit)}`;
  const change = changePeriods[choice.change_period ?? ''];
  const words = `${formatRate(choice.rate, unit)} on ${describeSubject(choice)}${upTo}.`;
  return choice.mode === 'member_selected' && change !== undefined
    ? `${words} You can change it ${change}.`
    : words;
}
