import type { RecordFormState } from '@/components/record-edits/record-dialog.tsx';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { formatAnnualFee } from '@/lib/format.ts';
import {
  annualFee,
  appliedOn,
  approvedOn,
  bonusPostedOn,
  closedOn,
  feeDay,
  feeMonth,
  nickname,
  notes,
  openedOn,
  owner,
  status,
} from '../schema.ts';
import { ChoiceFields } from './choice-fields.tsx';

type CardFieldsProps = { form: RecordFormState; card: CardRow; hasPeople: boolean };

/**
 * The fields of a member's card. A wish-list card has no dates or fee yet: entered values stay in the form, hidden.
 */
export function CardFields({ form, card, hasPeople }: CardFieldsProps) {
  const { input, texts } = form;
  const is = texts[status.name];
  const isOwn = is !== 'authorized_user' && is !== 'rejected';
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
      </div>
      <ChoiceFields card={card} form={form} />
      {input(notes)}
    </>
  );
}
