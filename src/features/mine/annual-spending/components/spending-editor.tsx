import { useNavigate } from '@tanstack/react-router';
import { EmptyState } from '@/components/empty-state.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { SegmentedLinks } from '@/components/segmented-links.tsx';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import { formatCents, formatCount } from '@/lib/format.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { describeError } from '@/lib/describe-error.ts';
import type { AmountConflict } from '../merge-amounts.ts';
import { sumAmounts } from '../set-amounts.ts';
import type { SpendingProfileRow } from '../schema.ts';
import type { AnnualSpendingSearch } from '../search.ts';
import { type EditorStatus, useProfileEditor } from '../use-profile-editor.ts';
import { CategorySpending } from './category-spending.tsx';

type SaveStatusProps = { status: EditorStatus; error: Error | null; onRetry: () => void };

export function SaveStatus({ status, error, onRetry }: SaveStatusProps) {
  return (
    <div role="status" className="text-muted-foreground flex flex-wrap items-center gap-2 text-sm">
      {status === 'saved' && (
        <>
          <Check aria-hidden className="text-positive size-4" /> All changes saved
        </>
      )}
      {status === 'saving' && (
        <>
          <LoaderCircle aria-hidden className="size-4 animate-spin" /> Saving…
        </>
      )}
      {status === 'conflict' && (
        <>
          <CircleAlert aria-hidden className="text-caution size-4" /> Waiting for your decision
        </>
      )}
      {status === 'failed' && (
        <>
          <CircleAlert aria-hidden className="text-destructive size-4" />
          Not saved. {describeError(error)}
          <Button variant="outline" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

const periodLabels = { month: 'Monthly', year: 'Yearly' } as const;

function findsSubCategory(category: CategoryRow, q: string): boolean {
  return q !== '' && category.sub_categories.some(({ name }) => matchesSearch(name, q));
}

type ConflictPanelProps = {
  conflicts: readonly AmountConflict[];
  categories: readonly CategoryRow[];
  onResolve: (keep: 'mine' | 'theirs') => void;
};

/** Amounts that were changed here and elsewhere: nothing is saved until the member has decided. */
export function ConflictPanel({ conflicts, categories, onResolve }: ConflictPanelProps) {
  const names = new Map(
    categories.flatMap(({ sub_categories }) =>
      sub_categories.map(({ slug, name }) => [slug, name]),
    ),
  );
  return (
    <section
      role="alert"
      aria-label="Changed in two places"
      className="bg-caution-soft grid gap-3 rounded-md border p-4"
    >
      <p className="font-medium">
        These amounts were changed in another tab too. Which ones do you want to keep?
      </p>
      <ul className="grid gap-1 text-sm">
        {conflicts.map(({ subCategory, mine, theirs }) => (
          <li key={subCategory} className="flex flex-wrap justify-between gap-x-6">
            <span>{names.get(subCategory) ?? subCategory}</span>
            <span>
              here {formatCents(mine)} · there {formatCents(theirs)} a year
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="md" onClick={() => onResolve('mine')}>
          Keep mine
        </Button>
        <Button size="md" variant="outline" onClick={() => onResolve('theirs')}>
          Use the other ones
        </Button>
      </div>
    </section>
  );
}

type SpendingEditorProps = {
  profile: SpendingProfileRow;
  categories: readonly CategoryRow[];
  search: AnnualSpendingSearch;
};

export function SpendingEditor({ profile, categories, search }: SpendingEditorProps) {
  const editor = useProfileEditor(profile);
  const navigate = useNavigate({ from: '/app/my-annual-spending' });
  const { amounts } = editor;
  const total = sumAmounts(amounts);
  const shown = categories.filter(
    (category) => matchesSearch(category.name, search.q) || findsSubCategory(category, search.q),
  );
  return (
    <div className="grid gap-4">
      <section
        aria-label="Totals"
        className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1"
      >
        <p className="font-serif text-2xl leading-8 font-medium sm:text-[1.75rem] sm:leading-9">
          {formatCents(total)} a year{' '}
          <span className="text-muted-foreground font-sans text-base font-normal">
            or {formatCents(Math.round(total / 12))} a month
          </span>
        </p>
        <SaveStatus status={editor.status} error={editor.error} onRetry={editor.retry} />
      </section>
      {editor.conflicts.length > 0 && (
        <ConflictPanel
          conflicts={editor.conflicts}
          categories={categories}
          onResolve={editor.resolve}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <SearchInput
          label="Search categories"
          placeholder="Category"
          value={search.q}
          onValueChange={(q) =>
            void navigate({
              search: (known) => ({ ...known, q }),
              replace: true,
              resetScroll: false,
            })
          }
          className="min-w-48 flex-1"
        />
        <SegmentedLinks
          label="Enter amounts by"
          segments={(['month', 'year'] as const).map((period) => ({
            key: period,
            label: periodLabels[period],
            isCurrent: search.period === period,
            link: { to: '/app/my-annual-spending', search: { ...search, period } },
          }))}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={`No category matches “${search.q}”`}>
          Try a word such as “dining”, “gas” or the name of a shop.
        </EmptyState>
      ) : (
        <ul aria-label="Spending by category" className="border-foreground divide-y border-t">
          {shown.map((category) => (
            <CategorySpending
              key={category.id}
              category={category}
              amounts={amounts}
              totalCents={total}
              period={search.period}
              isFound={findsSubCategory(category, search.q)}
              onChange={editor.setAmounts}
            />
          ))}
        </ul>
      )}
      <p className="text-muted-foreground text-sm">
        {formatCount(Object.keys(amounts).length, 'sub-category', 'sub-categories')} with spending.
        Amounts are spread evenly over the months.
      </p>
    </div>
  );
}
