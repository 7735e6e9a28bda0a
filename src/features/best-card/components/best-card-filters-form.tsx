import type { BestCardFilters } from '@contract/preferences.ts';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { ChoiceMenu } from '@/components/choice-menu.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import type { CatalogRows } from '@/features/catalog/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { listFilterOptions } from '../list-filter-options.ts';

/** A list of cards to leave out, which few open the filters for. */
const LeftOutCards = lazyNamed(() => import('./left-out-cards.tsx'), 'LeftOutCards');

type BestCardFiltersFormProps = {
  filters: BestCardFilters;
  rows: CatalogRows;
  onChange: (filters: BestCardFilters) => void;
};

function countActive(filters: BestCardFilters): number {
  return [
    filters.issuers.length > 0,
    filters.pointSystems.length > 0,
    filters.excludedCards.length > 0,
    filters.kind !== null,
    filters.maximumAnnualFeeCents !== null,
    filters.includeLowConfidence,
    filters.onlyHeld,
  ].filter(Boolean).length;
}

export function BestCardFiltersForm({ filters, rows, onChange }: BestCardFiltersFormProps) {
  const active = countActive(filters);
  const options = useMemo(() => listFilterOptions(rows), [rows]);
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">
          <SlidersHorizontal aria-hidden />
          Filters
          {active > 0 && <Badge tone="primary">{active}</Badge>}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        className="grid max-h-(--radix-popover-content-available-height) gap-4 overflow-y-auto"
        aria-label="Filters"
      >
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
        <Field label="Type">
          {(control) => (
            <NativeSelect
              {...control}
              value={filters.kind ?? ''}
              onChange={({ target: { value } }) => {
                const kind = value === 'personal' || value === 'business' ? value : null;
                onChange({ ...filters, kind });
              }}
            >
              <option value="">Personal and business</option>
              <option value="personal">Personal</option>
              <option value="business">Business</option>
            </NativeSelect>
          )}
        </Field>
        <Field label="Annual fee at most">
          {(control) => (
            <NativeSelect
              {...control}
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
            </NativeSelect>
          )}
        </Field>
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
        <Suspense>
          <LeftOutCards
            cards={options.cards}
            excluded={filters.excludedCards}
            onChange={(excludedCards) => onChange({ ...filters, excludedCards })}
          />
        </Suspense>
      </PopoverContent>
    </Popover>
  );
}
