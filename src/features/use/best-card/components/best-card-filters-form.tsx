import type { BestCardFilters } from '@contract/preferences.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import { createPart } from '@/lib/part.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';

/** Loaded before the filters are opened, so that they open whole. */
const filterFields = createPart(async () => (await import('./filter-fields.tsx')).FilterFields);

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

export function BestCardFiltersForm(props: FilterFieldsProps) {
  const active = countActive(props.filters);
  useEffect(() => {
    filterFields.loadWhenIdle();
  }, []);
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
        <OnNeed part={filterFields} shown={props} />
      </PopoverContent>
    </Popover>
  );
}
