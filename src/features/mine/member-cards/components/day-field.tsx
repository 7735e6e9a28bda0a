import { InputField } from '@/components/ui/input-field.tsx';
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
    <InputField
      label={cardFormLabels[field]}
      hint={hint}
      error={errors[field]}
      key={memberCard[field]}
      name={field}
      type="date"
      defaultValue={memberCard[field] ?? ''}
    />
  );
}
