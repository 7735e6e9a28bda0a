import type { BonusFilters } from '@contract/preferences.ts';
import { ChoiceMenu } from '@/components/choice-menu.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import { FilterSwitch } from '@/components/filter-switch.tsx';
import { formatWholeDollars } from '@/lib/format.ts';
import type { Named, Offer } from '../to-offers.ts';

type BonusFilterBarProps = {
  offers: readonly Offer[];
  filters: BonusFilters;
  onChange: (filters: BonusFilters) => void;
};

const feeLimits = [0, 9900, 20_000, 40_000] as const;
const spendLimits = [100_000, 300_000, 500_000, 1_000_000] as const;

function limitOptions(limits: readonly number[]) {
  return limits.map((limit) => ({
    value: String(limit),
    label: limit === 0 ? 'No fee' : `Up to ${formatWholeDollars(limit)}`,
  }));
}

function namesOf(entries: readonly Named[]): Named[] {
  return [...new Map(entries.map((entry) => [entry.slug, entry])).values()].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
}

const parseLimit = (value: string | undefined) => (value === undefined ? null : Number(value));

export function BonusFilterBar({ offers, filters, onChange }: BonusFilterBarProps) {
  return (
    <>
      <ChoiceMenu
        label="Issuers"
        options={namesOf(offers.map(({ issuer }) => issuer))}
        chosen={filters.issuers}
        onChange={(issuers) => onChange({ ...filters, issuers })}
      />
      <ChoiceMenu
        label="Points"
        options={namesOf(offers.map(({ points }) => points))}
        chosen={filters.pointSystems}
        onChange={(pointSystems) => onChange({ ...filters, pointSystems })}
      />
      <FilterSelect
        label="Type"
        allLabel="All kinds"
        value={filters.kind ?? undefined}
        options={[
          { value: 'personal', label: 'Personal' },
          { value: 'business', label: 'Business' },
        ]}
        onValueChange={(kind) => onChange({ ...filters, kind: kind ?? null })}
      />
      <FilterSelect
        label="Annual fee"
        allLabel="Any fee"
        value={filters.maximumAnnualFeeCents?.toString()}
        options={limitOptions(feeLimits)}
        onValueChange={(value) =>
          onChange({ ...filters, maximumAnnualFeeCents: parseLimit(value) })
        }
      />
      <FilterSelect
        label="Spending"
        allLabel="Any spending"
        value={filters.maximumSpendCents?.toString()}
        options={limitOptions(spendLimits)}
        onValueChange={(value) => onChange({ ...filters, maximumSpendCents: parseLimit(value) })}
      />
      <FilterSwitch
        label="Open to me"
        isOn={filters.onlyEligible}
        onChange={(onlyEligible) => onChange({ ...filters, onlyEligible })}
      />
      <FilterSwitch
        label="Include uncertain"
        isOn={filters.includeLowConfidence}
        onChange={(includeLowConfidence) => onChange({ ...filters, includeLowConfidence })}
      />
    </>
  );
}
