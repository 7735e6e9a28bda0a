import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { Person } from '@/features/mine/people/schema.ts';
import type { CardFormErrors } from '../parse-card-form.ts';
import { cardFormLabels, statusLabels } from '../describe-card-field.ts';
import type { MemberCard } from '../schema.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { DayField } from './day-field.tsx';
import { FeeFields } from './fee-fields.tsx';

type CardFieldsProps = {
  memberCard: MemberCard;
  card: CardRow;
  people: readonly Person[];
  errors: CardFormErrors;
};

/**
 * The fields of a member's card; uncontrolled, read on submit. A field whose value in `memberCard` changes shows the
 * new one; the others keep their typed values. A wish-list card has no dates or fee yet: entered values stay in the
 * form, hidden.
 */
export function CardFields({ memberCard, card, people, errors }: CardFieldsProps) {
  const [status, setStatus] = useState<string>(memberCard.status);
  const [given, setGiven] = useState(memberCard.status);
  if (given !== memberCard.status) {
    setGiven(memberCard.status);
    setStatus(memberCard.status);
  }
  const isOfUnknown =
    memberCard.person_id !== null && people.every(({ id }) => id !== memberCard.person_id);
  const isOwn = status !== 'authorized_user' && status !== 'rejected';
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField
          label={cardFormLabels.nickname}
          hint="For example “Ana’s card”"
          error={errors['nickname']}
          key={memberCard.nickname}
          name="nickname"
          maxLength={80}
          defaultValue={memberCard.nickname ?? ''}
        />
        <SelectField
          label={cardFormLabels.status}
          error={errors['status']}
          name="status"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        >
          {Object.entries(statusLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {people.length > 0 ? (
          <Field
            label={cardFormLabels.person_id}
            hint="Issuers count it for its owner"
            error={errors['person_id']}
          >
            {(control) => (
              <NativeSelect
                {...control}
                key={memberCard.person_id}
                name="person_id"
                defaultValue={memberCard.person_id ?? ''}
              >
                <option value="">Mine</option>
                {/* A person not known here yet stays the owner when the form is saved. */}
                {isOfUnknown && <option value={memberCard.person_id ?? ''}>Somebody else</option>}
                {people.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ) : (
          <input type="hidden" name="person_id" value={memberCard.person_id ?? ''} />
        )}
      </div>
      <div className={status === 'wish_list' ? 'hidden' : 'grid gap-4'}>
        <fieldset className="grid items-start gap-4 rounded-md border p-3 sm:grid-cols-3">
          <legend className="px-1 text-sm font-medium">Dates</legend>
          <p className="text-muted-foreground text-sm sm:col-span-3">
            Application rules and fees count from these; leave blank what you don’t know.
          </p>
          {status !== 'authorized_user' && (
            <DayField field="applied_on" memberCard={memberCard} errors={errors} />
          )}
          {isOwn && <DayField field="approved_on" memberCard={memberCard} errors={errors} />}
          {status !== 'rejected' && (
            <DayField
              field="opened_on"
              memberCard={memberCard}
              errors={errors}
              {...(status === 'authorized_user' && { hint: 'The day you were added' })}
            />
          )}
          {isOwn && <DayField field="bonus_posted_on" memberCard={memberCard} errors={errors} />}
          {status === 'closed' && (
            <DayField field="closed_on" memberCard={memberCard} errors={errors} />
          )}
        </fieldset>
        {isOwn && <FeeFields memberCard={memberCard} card={card} errors={errors} />}
      </div>
      <ChoiceFields
        key={JSON.stringify(memberCard.choices)}
        card={card}
        chosen={memberCard.choices}
      />
      <Field label={cardFormLabels.notes} error={errors['notes']}>
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
