import type { BestCardFilters } from '@contract/preferences.ts';
import { useMemo } from 'react';
import { ChoiceMenu } from '@/components/choice-menu.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { listFilterOptions } from '../list-filter-options.ts';
import { LeftOutCards } from './left-out-cards.tsx';

export type FilterFieldsProps = {
  filters: BestCardFilters;
  rows: CatalogRows;
  onChange: (filters: BestCardFilters) => void;
};

export function FilterFields({ filters, rows, onChange }: FilterFieldsProps) {
  const options = useMemo(() => listFilterOptions(rows), [rows]);
  return (
    <>
      <ChoiceMenu
        label="Issuers"
        options={options.issuers}
        chosen={filters.issuers}
        onChange={(issuers) => onChange({ ...filters, issuers })}
      />
      <ChoiceMenu
        label="Points"
        options={options.systems}
        chosen={filters.pointSystems}
        onChange={(pointSystems) => onChange({ ...filters, pointSystems })}
      />
      <SelectField
        label="Type"
        value={filters.kind ?? ''}
        onChange={({ target: { value } }) => {
          const kind = value === 'personal' || value === 'business' ? value : null;
          onChange({ ...filters, kind });
        }}
      >
        <option value="">Personal and business</option>
        <option value="personal">Personal</option>
        <option value="business">Business</option>
      </SelectField>
      <SelectField
        label="Annual fee at most"
        value={filters.maximumAnnualFeeCents ?? ''}
        onChange={({ target: { value } }) => {
          const most = value === '' ? null : Number(value);
          onChange({ ...filters, maximumAnnualFeeCents: most });
        }}
      >
        <option value="">Any fee</option>
        <option value="0">No fee</option>
        <option value="9500">$95</option>
        <option value="25000">$250</option>
        <option value="55000">$550</option>
      </SelectField>
      <Label className="font-normal">
        <Checkbox
          checked={filters.includeLowConfidence}
          onCheckedChange={(checked) =>
            onChange({ ...filters, includeLowConfidence: checked === true })
          }
        />
        Count facts of low confidence
      </Label>
      <Label className="font-normal">
        <Checkbox
          checked={filters.onlyHeld}
          onCheckedChange={(checked) => onChange({ ...filters, onlyHeld: checked === true })}
        />
        Only cards I hold
      </Label>
      <LeftOutCards
        cards={options.cards}
        excluded={filters.excludedCards}
        onChange={(excludedCards) => onChange({ ...filters, excludedCards })}
      />
    </>
  );
}
