import type { RedemptionPreference } from '@contract/preferences.ts';
import { useId } from 'react';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group.tsx';
import { useUpdateRedemptionPreference } from '../mutations.ts';

const CHOICES: readonly { value: RedemptionPreference; label: string; text: string }[] = [
  { value: 'travel', label: 'Travel', text: 'Flights and hotels, transfers to partners' },
  { value: 'cash', label: 'Cash', text: 'Statement credits and deposits' },
  { value: 'gift_card', label: 'Gift cards', text: 'Shops and restaurants' },
  { value: 'status_level', label: 'Status', text: 'Levels with airlines and hotels' },
];

/** How the member redeems points; saved at once. */
export function RedemptionChoice({ value }: { value: RedemptionPreference | null }) {
  const id = useId();
  const update = useUpdateRedemptionPreference();
  return (
    <RadioGroup
      aria-label="How do you redeem points?"
      value={value ?? ''}
      onValueChange={(next) => {
        const choice = CHOICES.find((known) => known.value === next);
        if (choice) update.mutate(choice.value);
      }}
      className="sm:grid-cols-2"
    >
      {CHOICES.map((choice) => (
        <label
          key={choice.value}
          htmlFor={`${id}-${choice.value}`}
          className="hover:bg-muted/50 has-data-[state=checked]:border-primary has-data-[state=checked]:bg-primary-soft flex cursor-pointer items-start gap-3 rounded-md border p-3"
        >
          <RadioGroupItem
            id={`${id}-${choice.value}`}
            value={choice.value}
            aria-label={choice.label}
            className="mt-0.5"
          />
          <span className="grid">
            <span className="font-medium">{choice.label}</span>
            <span className="text-muted-foreground text-sm">{choice.text}</span>
          </span>
        </label>
      ))}
    </RadioGroup>
  );
}
