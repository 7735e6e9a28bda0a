import type { CardRow } from '@/features/catalogue/schema.ts';
import type { Owner } from '@/features/people/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import { monthNames } from './read-annual-fee.ts';
import type { EditedField } from './parse-card-form.ts';
import { memberCardSchema } from './schema.ts';
import * as texts from './texts.ts';

export const statusLabels = {
  held: texts.iHoldIt,
  closed: texts.closedLabel,
  wish_list: texts.wishList,
  authorized_user: texts.iAmAnAuthorizedUser,
  rejected: texts.deniedApplication,
} as const;

/** The fields that the form of a card shows. */
export const cardFormLabels: Readonly<Record<EditedField, string>> = {
  nickname: texts.nickname,
  status: texts.state,
  person_id: texts.whoseCard,
  applied_on: texts.appliedOn,
  approved_on: texts.approvedOn,
  opened_on: texts.openedOn,
  closed_on: texts.closedOn,
  bonus_posted_on: texts.signUpBonusReceivedOn,
  annual_fee_cents: texts.myAnnualFee,
  fee_month: texts.feeMonth,
  fee_day: texts.feeDay,
  choices: texts.yourChoicesOnThisCard,
  notes: texts.notes,
};

const { fields } = memberCardSchema;
const nothing = 'nothing';

function describeChoices(chosen: Readonly<Record<string, readonly string[]>>, card: CardRow) {
  const names = card.card_choices.flatMap((choice) =>
    (chosen[choice.slug] ?? []).map(
      (slug) => choice.card_choice_options.find((option) => option.slug === slug)?.name ?? slug,
    ),
  );
  return names.length === 0 ? texts.theBestForMySpendingLower : names.join(', ');
}

/** How the value of a field reads to its member. */
export function describeCardField(
  field: EditedField,
  value: unknown,
  card: CardRow,
  nameOf: (owner: Owner) => string | undefined,
): string {
  switch (field) {
    case 'person_id': {
      const owner = fields.person_id.parse(value);
      return owner === null ? 'mine' : (nameOf(owner) ?? texts.somebodyWhoIsGone);
    }
    case 'status':
      return statusLabels[fields.status.parse(value)];
    case 'choices':
      return describeChoices(fields.choices.parse(value), card);
    case 'annual_fee_cents': {
      const cents = fields.annual_fee_cents.parse(value);
      return cents === null ? texts.theProducts : formatCents(cents);
    }
    case 'fee_month': {
      const month = fields.fee_month.parse(value);
      return month === null ? texts.asTheOpeningDaySays : (monthNames[month - 1] ?? String(month));
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
