import type { CurrentUser } from '@contract/current-user.ts';
import { useMutation } from '@tanstack/react-query';
import { Field } from '@/components/ui/field.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import type { CatalogRows } from '@/features/catalog/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { formatCents, formatPercent } from '@/lib/format.ts';
import { currentUserEdits } from '../mutations.ts';
import { groupTiers } from '../group-tiers.ts';
import { ProfileSection } from './profile-section.tsx';

type TiersSectionProps = { user: CurrentUser; rows: CatalogRows };

export function TiersSection({ user, rows }: TiersSectionProps) {
  const update = useMutation(currentUserEdits.updatePointSystemTiers);
  const groups = groupTiers(rows, getToday());
  const choose = (key: string, slug: string) => {
    const others = Object.entries(user.pointSystemTiers).filter(([known]) => known !== key);
    update.mutate(Object.fromEntries(slug === '' ? others : [...others, [key, slug]]));
  };
  return (
    <ProfileSection
      title="Relationship tiers"
      description="Banks that pay more on every dollar when you keep money with them."
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <Field key={group.key} label={group.name}>
            {(control) => (
              <NativeSelect
                {...control}
                value={user.pointSystemTiers[group.key] ?? ''}
                onChange={(event) => choose(group.key, event.target.value)}
              >
                <option value="">No tier</option>
                {group.tiers.map((tier) => (
                  <option key={tier.slug} value={tier.slug}>
                    {tier.name}: +{formatPercent(tier.earn_bonus_percent)}
                    {tier.min_balance_cents !== null &&
                      tier.min_balance_cents > 0 &&
                      ` from ${formatCents(tier.min_balance_cents)}`}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
      </div>
    </ProfileSection>
  );
}
