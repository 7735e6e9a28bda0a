import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import type { CardRow } from '@/features/catalogue/schema.ts';
import type { CardFormErrors } from '../card-form.ts';
import { statusLabels } from '../describe-card-field.ts';
import { monthNames } from '../fee-month.ts';
import type { MemberCard } from '../schema.ts';
import { ChoiceFields } from './choice-fields.tsx';

type CardFieldsProps = { memberCard: MemberCard; card: CardRow; errors: CardFormErrors };

/**
 * The fields of a member's card; uncontrolled, read when the form is sent. A field whose value in
 * `memberCard` changes shows the new one; the others keep what was typed.
 */
export function CardFields({ memberCard, card, errors }: CardFieldsProps) {
  const [status, setStatus] = useState<string>(memberCard.status);
  const [given, setGiven] = useState(memberCard.status);
  if (given !== memberCard.status) {
    setGiven(memberCard.status);
    setStatus(memberCard.status);
  }
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Nickname" hint="For example “Ana’s card”" error={errors['nickname']}>
          {(control) => (
            <Input
              {...control}
              key={memberCard.nickname}
              name="nickname"
              maxLength={80}
              defaultValue={memberCard.nickname ?? ''}
            />
          )}
        </Field>
        <Field label="State" error={errors['status']}>
          {(control) => (
            <NativeSelect
              {...control}
              name="status"
              value={status}
              onChange={(event) => {
                setStatus(event.target.value);
              }}
            >
              {Object.entries(statusLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="Opened on" error={errors['opened_on']}>
          {(control) => (
            <Input
              {...control}
              key={memberCard.opened_on}
              name="opened_on"
              type="date"
              defaultValue={memberCard.opened_on ?? ''}
            />
          )}
        </Field>
        {status === 'closed' && (
          <Field label="Closed on" error={errors['closed_on']}>
            {(control) => (
              <Input
                {...control}
                key={memberCard.closed_on}
                name="closed_on"
                type="date"
                defaultValue={memberCard.closed_on ?? ''}
              />
            )}
          </Field>
        )}
        <Field
          label="Fee month"
          hint={card.annual_fee_cents === 0 ? 'This card has no annual fee' : undefined}
          error={errors['fee_month']}
        >
          {(control) => (
            <NativeSelect
              {...control}
              key={memberCard.fee_month}
              name="fee_month"
              defaultValue={memberCard.fee_month === null ? '' : String(memberCard.fee_month)}
            >
              <option value="">As the opening day says</option>
              {monthNames.map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field
          label="Sign-up bonus received on"
          hint="Application rules count from this day"
          error={errors['bonus_posted_on']}
        >
          {(control) => (
            <Input
              {...control}
              key={memberCard.bonus_posted_on}
              name="bonus_posted_on"
              type="date"
              defaultValue={memberCard.bonus_posted_on ?? ''}
            />
          )}
        </Field>
      </div>
      <ChoiceFields
        key={JSON.stringify(memberCard.choices)}
        card={card}
        chosen={memberCard.choices}
      />
      <Field label="Notes" error={errors['notes']}>
        {(control) => (
          <Textarea
            {...control}
            key={memberCard.notes}
            name="notes"
            rows={3}
            maxLength={4000}
            defaultValue={memberCard.notes ?? ''}
          />
        )}
      </Field>
    </>
  );
}
