import type { CardRow } from '@/features/catalogue/schema.ts';
import { monthNames } from './fee-month.ts';
import { memberCardSchema } from './schema.ts';

export const statusLabels = {
  held: 'I hold it',
  closed: 'Closed',
  wish_list: 'Wish list',
} as const;

/** The fields that the form of a card shows. */
export const cardFormLabels = {
  nickname: 'Nickname',
  status: 'State',
  opened_on: 'Opened on',
  closed_on: 'Closed on',
  fee_month: 'Fee month',
  bonus_posted_on: 'Sign-up bonus received on',
  choices: 'Your choices on this card',
  notes: 'Notes',
} as const;

export type CardFormField = keyof typeof cardFormLabels;

export const cardFormFields = [
  'nickname',
  'status',
  'opened_on',
  'closed_on',
  'fee_month',
  'bonus_posted_on',
  'choices',
  'notes',
] as const satisfies readonly CardFormField[];

function describeChoices(chosen: Readonly<Record<string, readonly string[]>>, card: CardRow) {
  const names = card.card_choices.flatMap((choice) =>
    (chosen[choice.slug] ?? []).map(
      (slug) => choice.card_choice_options.find((option) => option.slug === slug)?.name ?? slug,
    ),
  );
  return names.length === 0 ? 'the best for my spending' : names.join(', ');
}

/** How the value of a field reads to its member. */
export function describeCardField(field: CardFormField, value: unknown, card: CardRow): string {
  const parsed = memberCardSchema.shape[field].parse(value);
  if (field === 'status') return statusLabels[memberCardSchema.shape.status.parse(value)];
  if (parsed === null) return field === 'fee_month' ? 'as the opening day says' : 'nothing';
  if (typeof parsed === 'number') return monthNames[parsed - 1] ?? String(parsed);
  return typeof parsed === 'string' ? parsed : describeChoices(parsed, card);
}
