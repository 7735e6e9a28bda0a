import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import type { WhatNextSearch } from '../schema.ts';

type PlanControlsProps = {
  search: WhatNextSearch;
  /** Cards that the plan may not close and the member still has, by their id. */
  kept: readonly string[];
  nameOf: (slug: string) => string;
  onChange: (next: Partial<WhatNextSearch>) => void;
};

type Choice = {
  readonly value: string;
  readonly label: string;
  readonly next: Partial<WhatNextSearch>;
};

const months = (count: number) => `${count} months`;
const fields: readonly {
  readonly label: string;
  readonly of: (search: WhatNextSearch) => string;
  readonly choices: readonly Choice[];
}[] = [
  {
    label: 'Plan for',
    of: (search) => String(search.months),
    choices: [12, 18, 24, 36].map((value) => ({
      value: String(value),
      label: months(value),
      next: { months: value },
    })),
  },
  {
    label: 'New cards at most',
    of: (search) => String(search.new),
    choices: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((value) => ({
      value: String(value),
      label: value === 0 ? 'None' : String(value),
      next: { new: value },
    })),
  },
  {
    label: 'Open nothing for',
    of: (search) => String(search.pause),
    choices: [0, 1, 3, 6, 12].map((value) => ({
      value: String(value),
      label: value === 0 ? 'No pause' : value === 1 ? 'This month' : months(value),
      next: { pause: value },
    })),
  },
  {
    label: 'Fee of a new card',
    of: (search) => String(search.fee ?? ''),
    choices: [
      { value: '', label: 'Any', next: { fee: undefined } },
      ...[0, 100, 350, 700].map((value) => ({
        value: String(value),
        label: value === 0 ? 'No fee' : `At most $${value}`,
        next: { fee: value },
      })),
    ],
  },
  {
    label: 'Points',
    of: (search) => search.redeem,
    choices: [
      { value: 'own', label: 'My way', next: { redeem: 'own' } },
      { value: 'cash', label: 'Only for cash', next: { redeem: 'cash' } },
    ],
  },
  {
    label: 'Bonuses count',
    of: (search) => String(search.half),
    choices: [
      { value: 'false', label: 'In full', next: { half: false } },
      { value: 'true', label: 'Half', next: { half: true } },
    ],
  },
];

/** What the plan may do, and what it counts. */
export function PlanControls({ search, kept, nameOf, onChange }: PlanControlsProps) {
  return (
    <section aria-label="What you allow" className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {fields.map(({ label, of, choices }) => (
          <Field key={label} label={label}>
            {(control) => (
              <NativeSelect
                {...control}
                value={of(search)}
                onChange={({ target }) => {
                  const chosen = choices.find(({ value }) => value === target.value);
                  if (chosen) onChange(chosen.next);
                }}
              >
                {choices.map(({ value, label: name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
      </div>
      {kept.length > 0 && (
        <ul aria-label="Never closed" className="flex flex-wrap items-center gap-2">
          {kept.map((id) => (
            <li key={id}>
              <Button
                variant="outline"
                size="md"
                onClick={() => {
                  onChange({ keep: search.keep.filter((other) => other !== id) });
                }}
              >
                Let the plan close {nameOf(id)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {search.never.length > 0 && (
        <ul aria-label="Never opened" className="flex flex-wrap items-center gap-2">
          {search.never.map((slug) => (
            <li key={slug}>
              <Button
                variant="outline"
                size="md"
                onClick={() => {
                  onChange({ never: search.never.filter((other) => other !== slug) });
                }}
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
