import type { RecordFormState } from '@/components/record-edits/record-dialog.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { calendarDate } from '@/domain/calendar.ts';
import { formatDay } from '@/domain/format.ts';
import { nextPaymentDue } from '@/domain/schedule/payment-due.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { formatAnnualFee } from '@/lib/format.ts';
import {
  annualFee,
  appliedOn,
  approvedOn,
  autopay,
  bonusPostedOn,
  choices,
  closedOn,
  dueDay,
  feeDay,
  feeMonth,
  nickname,
  notes,
  openedOn,
  owner,
  statementDay,
  status,
} from '../schema.ts';

type ChoiceFieldsProps = { card: CardRow; form: Pick<RecordFormState, 'texts' | 'write'> };

/** The choices on a card. Its activations are kept in the same column. */
function ChoiceFields({ card, form: { texts, write } }: ChoiceFieldsProps) {
  const asked = card.card_choices.filter(({ mode }) => mode === 'member_selected');
  const reading = choices.read(texts[choices.name] ?? '');
  if (asked.length === 0 || reading.kind === 'problem') return null;
  const chosen = reading.value;
  return (
    <fieldset className="grid gap-4 rounded-md border p-3 sm:grid-cols-2">
      <legend className="px-1 text-sm font-medium">{choices.label}</legend>
      {asked.map(({ slug, name, choose_count, card_choice_options: rows }) => {
        const count = choose_count ?? 1;
        const options = new Map(rows.map((option) => [option.slug, option.name]));
        const picked = Array.from({ length: count }, (_, index) => chosen[slug]?.[index] ?? '');
        return picked.map((value, index) => (
          <SelectField
            key={`${slug} ${index}`}
            label={count === 1 ? name : `${name}, ${index + 1} of ${count}`}
            value={value}
            onChange={({ target }) =>
              write(
                choices,
                choices.toText({ ...chosen, [slug]: picked.with(index, target.value) }),
              )
            }
          >
            <option value="">The best for my spending</option>
            {[...options].map(([option, label]) => (
              <option
                key={option}
                value={option}
                disabled={option !== value && picked.includes(option)}
              >
                {label}
              </option>
            ))}
          </SelectField>
        ));
      })}
    </fieldset>
  );
}

type CardFieldsProps = { form: RecordFormState; card: CardRow; hasPeople: boolean };

/**
 * The fields of a member's card. A wish-list card has no dates or fee yet: entered values stay in the form, hidden.
 */
export function CardFields({ form, card, hasPeople }: CardFieldsProps) {
  const { input, texts } = form;
  const is = texts[status.name];
  const isOwn = is !== 'authorized_user' && is !== 'rejected';
  const dueOn = texts[dueDay.name] ?? '';
  const due =
    dueOn === '' ? null : nextPaymentDue({ dueDay: Number(dueOn) }, calendarDate(getToday()));
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {input(nickname, { hint: 'For example “Ana’s card”' })}
        {input(status)}
        {hasPeople && input(owner, { hint: 'Issuers count it for its owner' })}
      </div>
      <div className={is === 'wish_list' ? 'hidden' : 'grid gap-4'}>
        <fieldset className="grid items-start gap-4 rounded-md border p-3 sm:grid-cols-3">
          <legend className="px-1 text-sm font-medium">Dates</legend>
          <p className="text-muted-foreground text-sm sm:col-span-3">
            Application rules and fees count from these; leave blank what you don’t know.
          </p>
          {is !== 'authorized_user' && input(appliedOn)}
          {isOwn && input(approvedOn)}
          {is !== 'rejected' &&
            input(openedOn, is === 'authorized_user' ? { hint: 'The day you were added' } : {})}
          {isOwn && input(bonusPostedOn)}
          {is === 'closed' && input(closedOn)}
        </fieldset>
        {isOwn && (
          <fieldset className="grid items-start gap-4 rounded-md border p-3 sm:grid-cols-3">
            <legend className="px-1 text-sm font-medium">Annual fee</legend>
            {input(annualFee, {
              hint: `Leave blank for the usual fee: ${formatAnnualFee(card.annual_fee_cents)}`,
              placeholder: String(card.annual_fee_cents / 100),
            })}
            {input(feeMonth)}
            {texts[feeMonth.name] !== '' && input(feeDay)}
          </fieldset>
        )}
        {is === 'held' && (
          <fieldset className="grid items-start gap-4 rounded-md border p-3 sm:grid-cols-3">
            <legend className="px-1 text-sm font-medium">Payments</legend>
            <p className="text-muted-foreground text-sm sm:col-span-3">
              Your statement shows both days; a shorter month counts its last day.
            </p>
            {input(statementDay)}
            {input(dueDay)}
            {input(autopay)}
            {due !== null && <p className="text-sm sm:col-span-3">Next due {formatDay(due)}</p>}
          </fieldset>
        )}
      </div>
      <ChoiceFields card={card} form={form} />
      {input(notes)}
    </>
  );
}
