import { Button } from '@/components/ui/button.tsx';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import { formatCents } from '@/lib/format.ts';
import type { AmountConflict } from '../merge-amounts.ts';

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
