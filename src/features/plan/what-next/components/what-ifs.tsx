import { X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import { formatPercent, formatWholeDollars } from '@/lib/format.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';
import { nameMonth } from '@/lib/name-month.ts';
import { keyOfMonth } from '../read-month.ts';
import type { Purchase, WhatNextSearch } from '../schema.ts';
import { SubCategoryOptions, type CategoryOption } from './sub-category-options.tsx';

type WhatIfsProps = {
  search: WhatNextSearch;
  date: CalendarDate;
  categories: readonly CategoryOption[];
  nameOf: (subCategory: string) => string;
  onChange: (next: Partial<WhatNextSearch>) => void;
};

const noDraft = { typed: undefined, typedIn: undefined, typedOn: undefined };

/** The asked value, or the first: an old address may name a month that is over, or a category that is gone. */
const pick = (asked: string | undefined, known: readonly string[]): string =>
  known.find((each) => each === asked) ?? known[0] ?? '';

const usualGrowth = [0, 3, 5, 10, 20];

export function WhatIfs({ search, date, categories, nameOf, onChange }: WhatIfsProps) {
  const [amount, setAmount] = useState(search.typed ?? '');
  const months = Array.from({ length: search.months }, (_, index) => ({
    key: keyOfMonth(date, index),
    name: nameMonth(date, index),
  }));
  const slugs = categories.flatMap(({ parts }) => parts.map(({ slug }) => slug));
  const [month, setMonth] = useState(
    pick(
      search.typedIn,
      months.map(({ key }) => key),
    ),
  );
  const [on, setOn] = useState(pick(search.typedOn, slugs));
  const [error, setError] = useState<string>();
  const [more, setMore] = useState(search.more === 0 ? '' : String(search.more));
  const monthly = more.trim() === '' ? 0 : parseDollars(more, 100_000_000);
  const nameOfMonth = (key: string) => months.find((each) => each.key === key)?.name ?? key;
  const isOutside = ({ month: key }: Purchase) => months.every((each) => each.key !== key);

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const cents = parseDollars(amount, 1_000_000_000);
    setError(cents === null || cents === 0 ? 'Enter an amount such as 6,000.' : undefined);
    if (cents === null || cents === 0) return;
    onChange({ ...noDraft, buy: [...search.buy, { month, on, dollars: cents / 100 }] });
    setAmount('');
  };
  const draftCents = parseDollars(amount, 1_000_000_000);
  // The address keeps the input, so that it survives a reload.
  const keepDraft = (typed: string, typedIn: string, typedOn: string) =>
    onChange(typed.trim() === '' ? noDraft : { typed, typedIn, typedOn });
  return (
    <div className="grid gap-6 pt-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <form aria-label="One purchase" onSubmit={add} className="grid content-start gap-3">
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
          <InputField
            label="One big purchase, dollars"
            error={error}
            inputMode="decimal"
            maxLength={12}
            value={amount}
            onChange={({ target }) => {
              setAmount(target.value);
              keepDraft(target.value, month, on);
            }}
          />
          <SelectField
            label="Month"
            value={month}
            onChange={({ target }) => {
              setMonth(target.value);
              keepDraft(amount, target.value, on);
            }}
          >
            {months.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Category"
            value={on}
            onChange={({ target }) => {
              setOn(target.value);
              keepDraft(amount, month, target.value);
            }}
          >
            <SubCategoryOptions categories={categories} />
          </SelectField>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant={draftCents ? 'primary' : 'outline'}>
            Add this purchase
          </Button>
          <p role="status" className="text-caution font-medium empty:hidden">
            {draftCents
              ? `Not in the plan yet: ${formatWholeDollars(draftCents)} of ${nameOf(on)} in ${nameOfMonth(month)}.`
              : null}
          </p>
        </div>
        {search.buy.length > 0 && (
          <ul aria-label="Big purchases" className="divide-y">
            {search.buy.map((purchase, index) => {
              const name = `${formatWholeDollars(purchase.dollars * 100)} of ${nameOf(purchase.on)} in ${nameOfMonth(purchase.month)}`;
              return (
                <li key={`${index} ${name}`} className="flex items-center justify-between gap-3">
                  <span>
                    {name}
                    {isOutside(purchase) && ', outside of these months'}
                  </span>
                  <Button
                    variant="ghost"
                    aria-label={`Leave out ${name}`}
                    onClick={() =>
                      onChange({ buy: search.buy.filter((_, other) => other !== index) })
                    }
                  >
                    <X aria-hidden />
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </form>
      <div className="grid grid-cols-2 content-start items-start gap-3">
        <InputField
          label="Extra per month, dollars"
          error={monthly === null ? 'Enter an amount such as 500.' : undefined}
          inputMode="decimal"
          maxLength={12}
          value={more}
          onChange={({ target }) => setMore(target.value)}
          onBlur={() => {
            if (monthly !== null) onChange({ more: monthly / 100 });
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && monthly !== null) onChange({ more: monthly / 100 });
          }}
        />
        <SelectField
          label="Spent on"
          value={search.on ?? ''}
          onChange={({ target }) =>
            onChange({ on: target.value === '' ? undefined : target.value })
          }
        >
          <option value="">Spread across my usual spending</option>
          <SubCategoryOptions categories={categories} />
        </SelectField>
        <SelectField
          label="My spending grows"
          value={search.growth}
          onChange={({ target }) => onChange({ growth: Number(target.value) })}
        >
          {[...new Set([...usualGrowth, search.growth])]
            .sort((a, b) => a - b)
            .map((percent) => (
              <option key={percent} value={percent}>
                {percent === 0 ? 'Not at all' : `${formatPercent(percent)} each year`}
              </option>
            ))}
        </SelectField>
      </div>
    </div>
  );
}
