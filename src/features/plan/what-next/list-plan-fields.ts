import type { CalendarDate } from '@/domain/calendar.ts';
import { formatCents, formatCount } from '@/lib/format.ts';
import { nameMonth } from '@/lib/name-month.ts';
import { keyOfMonth, monthNamed } from './read-month.ts';
import type { WhatNextSearch } from './schema.ts';

type Choice = {
  readonly value: string;
  readonly label: string;
  readonly next: Partial<WhatNextSearch>;
};

type ChoiceField = {
  readonly label: string;
  readonly chosen: string;
  readonly choices: readonly Choice[];
};

/** Usual numbers, and the one that the address has beside them. */
function numbersOf(
  chosen: number | undefined,
  usual: readonly number[],
  nameOf: (value: number) => string,
  next: (value: number) => Partial<WhatNextSearch>,
) {
  const all = new Set(chosen === undefined ? usual : [...usual, chosen]);
  const choices = [...all]
    .sort((a, b) => a - b)
    .map((value): Choice => ({ value: String(value), label: nameOf(value), next: next(value) }));
  return { chosen: String(chosen ?? ''), choices };
}

/** Months of the plan, plus the address's month if it is outside them. */
function monthsOf(
  { months }: WhatNextSearch,
  date: CalendarDate,
  chosen: string | undefined,
  next: (key: string) => Partial<WhatNextSearch>,
) {
  const keys = Array.from({ length: months }, (_, month) => keyOfMonth(date, month));
  const all = chosen === undefined || keys.includes(chosen) ? keys : [...keys, chosen].sort();
  return all.map((key): Choice => ({
    value: key,
    label: nameMonth(date, monthNamed(key, date) ?? 0),
    next: next(key),
  }));
}

const dollars = (value: number) => formatCents(value * 100);

/** A field that may have no limit. */
function withAny(
  label: string,
  { chosen, choices }: Omit<ChoiceField, 'label'>,
  any: Choice,
): ChoiceField {
  return { label, chosen, choices: [any, ...choices] };
}

/** Settings of the plan as choices, plus the address's values if they are not among them. */
export function listPlanFields(search: WhatNextSearch, date: CalendarDate): readonly ChoiceField[] {
  const { noneFrom, noneUntil } = search;
  return [
    {
      label: 'Plan for',
      ...numbersOf(
        search.months,
        [12, 18, 24, 36],
        (value) => formatCount(value, 'month'),
        (months) => ({ months }),
      ),
    },
    {
      label: 'New cards at most',
      ...numbersOf(
        search.new,
        [0, 1, 2, 3, 4, 5, 6, 7, 8],
        (value) => (value === 0 ? 'None' : String(value)),
        (value) => ({ new: value }),
      ),
    },
    withAny(
      'Fee of a new card',
      numbersOf(
        search.fee,
        [0, 100, 350, 700],
        (value) => (value === 0 ? 'No fee' : `At most ${dollars(value)}`),
        (fee) => ({ fee }),
      ),
      { value: '', label: 'Any', next: { fee: undefined } },
    ),
    withAny(
      'Fees of all cards',
      numbersOf(
        search.fees,
        [0, 100, 250, 500, 1_000],
        (value) => (value === 0 ? 'No fees' : `At most ${dollars(value)} a year`),
        (fees) => ({ fees }),
      ),
      { value: '', label: 'Any', next: { fees: undefined } },
    ),
    {
      label: 'No new cards from',
      chosen: noneFrom ?? '',
      choices: [
        { value: '', label: 'Any month', next: { noneFrom: undefined, noneUntil: undefined } },
        ...monthsOf(search, date, noneFrom, (key) => ({
          noneFrom: key,
          noneUntil: noneUntil !== undefined && noneUntil > key ? noneUntil : key,
        })),
      ],
    },
    ...(noneFrom !== undefined && noneUntil !== undefined
      ? [
          {
            label: 'No new cards through',
            chosen: noneUntil,
            choices: monthsOf(search, date, noneUntil, (key) => ({
              noneFrom: noneFrom < key ? noneFrom : key,
              noneUntil: key,
            })),
          },
        ]
      : []),
    {
      label: 'Points',
      chosen: search.redeem,
      choices: [
        { value: 'own', label: 'My way', next: { redeem: 'own' } },
        { value: 'cash', label: 'Only for cash', next: { redeem: 'cash' } },
      ],
    },
    {
      label: 'Count bonuses',
      chosen: String(search.half),
      choices: [
        { value: 'false', label: 'At 100%', next: { half: false } },
        { value: 'true', label: 'At 50%', next: { half: true } },
      ],
    },
  ];
}
