import { useState } from 'react';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { formatAnnualFee } from '@/lib/format.ts';
import type { CardFormErrors } from '../parse-card-form.ts';
import { cardFormLabels } from '../describe-card-field.ts';
import { monthNames } from '../read-annual-fee.ts';
import type { MemberCard } from '../schema.ts';

type FeeFieldsProps = { memberCard: MemberCard; card: CardRow; errors: CardFormErrors };

const days = Array.from({ length: 31 }, (_, index) => index + 1);

export function FeeFields({ memberCard, card, errors }: FeeFieldsProps) {
  const [month, setMonth] = useState(String(memberCard.fee_month ?? ''));
  const [given, setGiven] = useState(memberCard.fee_month);
  if (given !== memberCard.fee_month) {
    setGiven(memberCard.fee_month);
    setMonth(String(memberCard.fee_month ?? ''));
  }
  const own = memberCard.annual_fee_cents;
  return (
    <fieldset className="grid items-start gap-4 rounded-md border p-3 sm:grid-cols-3">
      <legend className="px-1 text-sm font-medium">Annual fee</legend>
      <InputField
        label={cardFormLabels.annual_fee_cents}
        hint={`Leave blank for the usual fee: ${formatAnnualFee(card.annual_fee_cents)}`}
        error={errors['annual_fee_cents']}
        key={`fee ${own}`}
        name="annual_fee_cents"
        inputMode="decimal"
        autoComplete="off"
        placeholder={String(card.annual_fee_cents / 100)}
        defaultValue={own === null ? '' : String(own / 100)}
      />
      <SelectField
        label={cardFormLabels.fee_month}
        error={errors['fee_month']}
        name="fee_month"
        value={month}
        onChange={(event) => setMonth(event.target.value)}
      >
        <option value="">By the opening day</option>
        {monthNames.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </SelectField>
      {month !== '' && (
        <SelectField
          label={cardFormLabels.fee_day}
          error={errors['fee_day']}
          key={`day ${memberCard.fee_day}`}
          name="fee_day"
          defaultValue={String(memberCard.fee_day ?? '')}
        >
          <option value="">Not known</option>
          {days.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
}
