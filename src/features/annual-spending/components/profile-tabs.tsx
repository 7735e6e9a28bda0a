import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx';
import { formatWholeDollars } from '@/lib/format.ts';
import { sumAmounts } from '../set-amounts.ts';
import type { SpendingProfileRow } from '../schema.ts';
import { ProfileMenu } from './profile-menu.tsx';

type ProfileTabsProps = {
  profiles: readonly SpendingProfileRow[];
  selected: SpendingProfileRow;
  onSelect: (id: string | null) => void;
};

export function ProfileTabs({ profiles, selected, onSelect }: ProfileTabsProps) {
  return (
    <div className="flex items-stretch gap-2">
      <RadioGroup
        aria-label="Profile in use"
        value={selected.id}
        onValueChange={onSelect}
        className="flex min-w-0 flex-1 gap-2 overflow-x-auto p-1"
      >
        {profiles.map((profile) => (
          <RadioChoice
            key={profile.id}
            value={profile.id}
            className="bg-card data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft max-w-60 shrink-0 rounded-md border px-3 py-1.5 text-left"
          >
            <span className="block truncate font-medium">{profile.name}</span>
            <span className="text-muted-foreground block text-sm">
              {formatWholeDollars(sumAmounts(profile.amounts))} a year
            </span>
          </RadioChoice>
        ))}
      </RadioGroup>
      <ProfileMenu profile={selected} profiles={profiles} onSelect={onSelect} />
    </div>
  );
}
