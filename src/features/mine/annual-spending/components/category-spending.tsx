import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { CategoryIcon } from '@/components/category-icon.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import { cn } from '@/lib/class-names.ts';
import { formatPercent } from '@/lib/format.ts';
import {
  type EntryPeriod,
  parseAmount,
  setAmount,
  setCategoryTotal,
  type SpendingAmounts,
  sumAmounts,
  toPeriod,
  toYear,
} from '../set-amounts.ts';

/** The general sub-category, for spending that is not divided further. */
function primaryOf(slugs: readonly string[]): string | undefined {
  return slugs.includes('other') ? 'other' : slugs[0];
}

function print(centsPerYear: number, period: EntryPeriod): string {
  if (centsPerYear === 0) return '';
  const dollars = Math.round(toPeriod(centsPerYear, period)) / 100;
  return dollars.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

type AmountInputProps = {
  label: string;
  /** Cents a year; the field shows and takes them by `period`. */
  centsPerYear: number;
  period: EntryPeriod;
  onChange: (centsPerYear: number) => void;
  onFocus?: () => void;
  className?: string;
};

/** A dollar amount input; typed text stays unchanged until the field loses focus. */
export function AmountInput(props: AmountInputProps) {
  const { label, centsPerYear, period, onChange, onFocus, className } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = parseAmount(typed ?? '');
  const error = parsed.kind === 'invalid' ? parsed.message : undefined;
  return (
    <div className={cn('relative', className)}>
      <span aria-hidden className="text-muted-foreground pointer-events-none absolute top-2 left-3">
        $
      </span>
      <Input
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${label}, dollars a ${period}`}
        aria-invalid={error === undefined ? undefined : true}
        title={error}
        placeholder="0"
        value={typed ?? print(centsPerYear, period)}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          const next = parseAmount(text);
          if (next.kind === 'amount') onChange(toYear(next.cents, period));
        }}
        onFocus={(event) => {
          event.target.select();
          onFocus?.();
        }}
        onBlur={() => setTyped(null)}
        className="pl-7 text-right"
      />
      {error !== undefined && (
        <p role="alert" className="text-destructive pt-1 text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

type CategorySpendingProps = {
  category: CategoryRow;
  amounts: SpendingAmounts;
  totalCents: number;
  period: EntryPeriod;
  /** Shown open, because a search found one of its sub-categories. */
  isFound: boolean;
  onChange: (change: (amounts: SpendingAmounts) => SpendingAmounts) => void;
};

export function CategorySpending(props: CategorySpendingProps) {
  const { category, amounts, totalCents, period, isFound, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  // A sum is typed digit by digit: the mix is the one from before the first digit.
  const [mix, setMix] = useState(amounts);
  const panelId = useId();
  const slugs = category.sub_categories.map(({ slug }) => slug);
  const sum = sumAmounts(amounts, slugs);
  const primary = primaryOf(slugs);
  const isShown = isOpen || isFound;
  const canOpen = slugs.length > 1;
  const used = slugs.filter((slug) => (amounts[slug] ?? 0) > 0).length;
  return (
    <li>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-2 py-2 sm:grid-cols-[minmax(0,1fr)_4rem_10rem] sm:gap-3">
        <button
          type="button"
          aria-expanded={canOpen ? isShown : undefined}
          aria-controls={canOpen ? panelId : undefined}
          disabled={!canOpen}
          onClick={() => setOpen(!isShown)}
          className="flex min-h-10 min-w-0 items-center gap-2 rounded-md text-left sm:gap-3"
        >
          <ChevronRight
            aria-hidden
            className={cn(
              'text-muted-foreground size-4 shrink-0 transition-transform',
              isShown && 'rotate-90',
              !canOpen && 'invisible',
            )}
          />
          <CategoryIcon name={category.icon} className="text-muted-foreground size-5 shrink-0" />
          <span className="min-w-0 wrap-break-word hyphens-auto">
            <span className="block font-medium">{category.name}</span>
            {used > 1 && (
              <span className="text-muted-foreground text-sm">{used} sub-categories</span>
            )}
          </span>
        </button>
        <span className="text-muted-foreground hidden text-right text-sm sm:block">
          {sum > 0 && totalCents > 0 ? formatPercent(Math.round((sum / totalCents) * 100)) : ''}
        </span>
        <AmountInput
          label={category.name}
          centsPerYear={sum}
          period={period}
          onChange={(cents) => {
            if (primary === undefined) return;
            onChange((now) => {
              const before = slugs.reduce((all, slug) => setAmount(all, slug, mix[slug] ?? 0), now);
              return setCategoryTotal(before, slugs, primary, cents);
            });
          }}
          onFocus={() => setMix(amounts)}
        />
      </div>
      {canOpen && isShown && (
        <ul id={panelId} className="divide-y border-t">
          {category.sub_categories.map((sub) => (
            <li
              key={sub.id}
              className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-2 py-1.5 pl-6 sm:grid-cols-[minmax(0,1fr)_10rem] sm:gap-3 sm:pl-7"
            >
              <span className="flex min-w-0 items-center gap-2 text-sm">
                <CategoryIcon name={sub.icon} className="text-muted-foreground size-4 shrink-0" />
                {sub.name}
              </span>
              <AmountInput
                label={sub.name}
                centsPerYear={amounts[sub.slug] ?? 0}
                period={period}
                onChange={(cents) => onChange((now) => setAmount(now, sub.slug, cents))}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
