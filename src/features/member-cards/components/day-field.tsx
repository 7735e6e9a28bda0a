import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { CardFormErrors } from '../parse-card-form.ts';
import { cardFormLabels } from '../describe-card-field.ts';
import type { MemberCard } from '../schema.ts';

type DayFieldProps = {
  field: 'applied_on' | 'approved_on' | 'opened_on' | 'closed_on' | 'bonus_posted_on';
  memberCard: MemberCard;
  errors: CardFormErrors;
  hint?: string;
};

export function DayField({ field, memberCard, errors, hint }: DayFieldProps) {
  return (
    <Field label={cardFormLabels[field]} hint={hint} error={errors[field]}>
      {(control) => (
        <Input
          {...control}
          key={memberCard[field]}
          name={field}
          type="date"
          defaultValue={memberCard[field] ?? ''}
        />
      )}
    </Field>
  );
}
