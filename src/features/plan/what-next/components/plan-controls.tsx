import { FilterFold } from '@/components/filter-fold.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import { listPlanFields } from '../list-plan-fields.ts';
import { type WhatNextSearch, whatNextSearchSchema } from '../schema.ts';

type PlanControlsProps = {
  search: WhatNextSearch;
  date: CalendarDate;
  /** Cards that the plan may not close and the member still has, by their id. */
  kept: readonly string[];
  /** Cards of the catalog that the plan may not open. */
  never: readonly string[];
  nameOf: (slug: string) => string;
  onChange: (next: Partial<WhatNextSearch>) => void;
};

export function PlanControls({ search, date, kept, never, nameOf, onChange }: PlanControlsProps) {
  const fields = listPlanFields(search, date);
  const usual = new Map(
    listPlanFields(whatNextSearchSchema.parse({}), date).map(({ label, chosen }) => [
      label,
      chosen,
    ]),
  );
  return (
    <section aria-label="Limits" className="grid gap-3">
      <FilterFold
        search={null}
        inUse={fields.filter(({ label, chosen }) => usual.get(label) !== chosen).length}
        label="Limits"
        isFoldedWide
        className="grid grid-cols-2 gap-3 md:grid-cols-4"
      >
        {fields.map(({ label, chosen, choices }) => (
          <SelectField
            key={label}
            label={label}
            value={chosen}
            onChange={({ target }) => {
              const choice = choices.find(({ value }) => value === target.value);
              if (choice) onChange(choice.next);
            }}
          >
            {choices.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
      </FilterFold>
      {kept.length > 0 && (
        <ul aria-label="Never closed" className="flex flex-wrap items-center gap-2">
          {kept.map((id) => (
            <li key={id}>
              <Button
                variant="outline"
                size="md"
                onClick={() => onChange({ keep: search.keep.filter((other) => other !== id) })}
              >
                Let the plan close {nameOf(id)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {never.length > 0 && (
        <ul aria-label="Never opened" className="flex flex-wrap items-center gap-2">
          {never.map((slug) => (
            <li key={slug}>
              <Button
                variant="outline"
                size="md"
                onClick={() => onChange({ never: search.never.filter((other) => other !== slug) })}
              >
                Allow {nameOf(slug)} again
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
