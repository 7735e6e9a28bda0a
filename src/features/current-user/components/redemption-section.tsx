import type { CurrentUser } from '@contract/current-user.ts';
import type { RedemptionPreference } from '@contract/preferences.ts';
import { Armchair, Banknote, Gift, type LucideIcon, PlaneTakeoff } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useUpdateRedemptionPreference } from '../mutations.ts';
import { ProfileSection } from './profile-section.tsx';

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

export function RedemptionSection({ user }: { user: CurrentUser }) {
  const update = useUpdateRedemptionPreference();
  return (
    <ProfileSection
      title="What you use points for"
      description="It decides what a point is worth to you. Where a system has no value for it, its cash value counts."
    >
      <RadioGroup.Root
        aria-label="What you use points for"
        value={user.redemptionPreference ?? ''}
        onValueChange={(value) => {
          const chosen = choices.find((choice) => choice.value === value);
          if (chosen) update.mutate(chosen.value);
        }}
        className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4"
      >
        {choices.map(({ value, label, text, icon: Icon }) => (
          <RadioGroup.Item
            key={value}
            value={value}
            className="data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft hover:bg-accent grid content-start gap-1 rounded-md border p-3 text-left"
          >
            <Icon aria-hidden className="text-muted-foreground size-5" />
            <span className="font-medium">{label}</span>
            <span className="text-muted-foreground text-sm">{text}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {user.redemptionPreference === null && (
        <p className="text-muted-foreground pt-3 text-sm">
          Until you choose, points are valued as travel.
        </p>
      )}
    </ProfileSection>
  );
}
