import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import { monthNames } from './read-annual-fee.ts';
import type { EditedField } from './parse-card-form.ts';
import { memberCardSchema } from './schema.ts';

export const statusLabels = {
  held: 'I hold it',
  closed: 'Closed',
  wish_list: 'Wish list',
  authorized_user: 'I am an authorized user',
  rejected: 'Denied application',
} as const;

export const cardFormLabels: Readonly<Record<EditedField, string>> = {
  nickname: 'Nickname',
  status: 'Status',
  person_id: 'Whose card',
  applied_on: 'Applied on',
  approved_on: 'Approved on',
  opened_on: 'Opened on',
  closed_on: 'Closed on',
  bonus_posted_on: 'Sign-up bonus received on',
  annual_fee_cents: 'My annual fee',
  fee_month: 'Fee month',
  fee_day: 'Fee day',
  choices: 'Your choices on this card',
  notes: 'Notes',
};

const { fields } = memberCardSchema;
const nothing = 'nothing';

function describeChoices(chosen: Readonly<Record<string, readonly string[]>>, card: CardRow) {
  const names = card.card_choices.flatMap((choice) =>
    (chosen[choice.slug] ?? []).map(
      (slug) => choice.card_choice_options.find((option) => option.slug === slug)?.name ?? slug,
    ),
  );
  return names.length === 0 ? 'the best for my spending' : names.join(', ');
}

export function describeCardField(
  field: EditedField,
  value: unknown,
  card: CardRow,
  nameOf: (owner: Owner) => string | undefined,
): string {
  switch (field) {
    case 'person_id': {
      const owner = fields.person_id.parse(value);
      return owner === null ? 'mine' : (nameOf(owner) ?? 'somebody who is gone');
    }
    case 'status':
      return statusLabels[fields.status.parse(value)];
    case 'choices':
      return describeChoices(fields.choices.parse(value), card);
    case 'annual_fee_cents': {
      const cents = fields.annual_fee_cents.parse(value);
      return cents === null ? 'the product’s' : formatCents(cents);
    }
    case 'fee_month': {
      const month = fields.fee_month.parse(value);
      return month === null ? 'as the opening day says' : (monthNames[month - 1] ?? String(month));
    }
    case 'fee_day':
      return String(fields.fee_day.parse(value) ?? nothing);
    case 'nickname':
    case 'notes':
      return fields[field].parse(value) ?? nothing;
    case 'applied_on':
    case 'approved_on':
    case 'opened_on':
    case 'closed_on':
    case 'bonus_posted_on': {
      const day = fields[field].parse(value);
      return day === null ? nothing : formatDate(day);
    }
  }
}
