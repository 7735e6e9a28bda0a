import { FilterFold } from '@/components/filter-fold.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { WalletLimitFields } from '@/components/wallet-limit-fields.tsx';
import { usualSize } from '@/domain/rewards/search/wallet-limits.ts';
import { type WalletSetupsSearch, walletSetupsSearchSchema } from '../schema.ts';

type SearchControlsProps = {
  search: WalletSetupsSearch;
  heldCount: number;
  hasBusiness: boolean;
  onChange: (next: Partial<WalletSetupsSearch>) => void;
};

function nameKept(count: number): string {
  if (count > 2) return `Keep all ${count} of my cards`;
  return count === 2 ? 'Keep both my cards' : 'Keep my card';
}

export function SearchControls({ search, heldCount, hasBusiness, onChange }: SearchControlsProps) {
  const { fields } = walletSetupsSearchSchema;
  const size = usualSize(heldCount);
  const usual = walletSetupsSearchSchema.parse({});
  const inUse = Object.entries(search).filter(
    ([key, value]) => new Map<string, unknown>(Object.entries(usual)).get(key) !== value,
  ).length;
  return (
    <FilterFold
      search={null}
      inUse={inUse}
      label="Limits"
      isFoldedWide
      className="grid gap-3 border-b pt-3 pb-4"
    >
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <WalletLimitFields
          limits={{ ...search, size: search.size ?? size }}
          {...{ heldCount, hasBusiness }}
          onChange={(next) => onChange(next.size === size ? { size: undefined } : next)}
        />
        <SelectField
          label="Which year"
          value={search.year}
          onChange={(event) => onChange({ year: fields.year(event.target.value) })}
        >
          <option value="steady">Every year</option>
          <option value="first">First year, with bonuses</option>
        </SelectField>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {heldCount > 0 && (
          <Label className="min-h-8 font-normal">
            <Checkbox
              checked={search.keep}
              onCheckedChange={(checked) => onChange({ keep: checked === true })}
            />
            {nameKept(heldCount)}
          </Label>
        )}
        <Label className="min-h-8 font-normal">
          <Checkbox
            checked={search.low}
            onCheckedChange={(checked) => onChange({ low: checked === true })}
          />
          Count facts of low confidence
        </Label>
        <Label className="min-h-8 font-normal">
          <Checkbox
            checked={search.mine}
            onCheckedChange={(checked) => onChange({ mine: checked === true })}
          />
          Only cards I may get today
        </Label>
        {search.year === 'first' && (
          <Label className="min-h-8 font-normal">
            <Checkbox
              checked={search.old}
              onCheckedChange={(checked) => onChange({ old: checked === true })}
            />
            Count offers older than a year
          </Label>
        )}
      </div>
    </FilterFold>
  );
}
