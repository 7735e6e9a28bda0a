import type { RedemptionPreference } from '@contract/preferences.ts';
import { Armchair, Banknote, Gift, type LucideIcon, PlaneTakeoff } from 'lucide-react';
import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx';
import { useUpdateRedemptionPreference } from '../mutations.ts';

type Choice = {
  readonly value: RedemptionPreference;
  readonly label: string;
  readonly text: string;
  readonly icon: LucideIcon;
};

const choices: readonly Choice[] = [
  {
    value: 'travel',
    label: 'Travel',
    text: 'Transfers and award bookings: usually the most, if you can plan.',
    icon: PlaneTakeoff,
  },
  {
    value: 'cash',
    label: 'Cash back',
    text: 'Statement credits and deposits: less, and certain.',
    icon: Banknote,
  },
  { value: 'gift_card', label: 'Gift cards', text: 'Vouchers of shops you use.', icon: Gift },
  {
    value: 'status_level',
    label: 'Elite status',
    text: 'Points as a way to a status level.',
    icon: Armchair,
  },
];

type RedemptionChoiceProps = { value: RedemptionPreference | null; label: string };

/** How the member redeems points; saved at once. */
export function RedemptionChoice({ value, label: name }: RedemptionChoiceProps) {
  const update = useUpdateRedemptionPreference();
  return (
    <RadioGroup
      aria-label={name}
      value={value ?? ''}
      onValueChange={(next) => {
        const chosen = choices.find((choice) => choice.value === next);
        if (chosen) update.mutate(chosen.value);
      }}
      className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4"
    >
      {choices.map(({ value: choice, label, text, icon: Icon }) => (
        <RadioChoice
          key={choice}
          value={choice}
          className="data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft hover:bg-accent grid content-start gap-1 rounded-md border p-3 text-left"
        >
          <Icon aria-hidden className="text-muted-foreground size-5" />
          <span className="font-medium">{label}</span>
          <span className="text-muted-foreground text-sm">{text}</span>
        </RadioChoice>
      ))}
    </RadioGroup>
  );
}
