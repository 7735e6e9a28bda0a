import {
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import type { SpendingAmounts } from '../schema.ts';

type HouseholdSpendingTableProps = {
  columns: readonly {
    readonly key: string;
    readonly name: string;
    readonly amounts: SpendingAmounts;
  }[];
  period: 'year' | 'month';
};

/** A category in which somebody in the household spends. */
type MergedCategory = {
  readonly slug: string;
  readonly name: string;
  /** Cents a year, in the order of the people. */
  readonly amounts: readonly number[];
  readonly sumCents: number;
};

/** Yearly spending of several people by category; categories without spending are left out. */
export function mergeSpending(
  spending: readonly SpendingAmounts[],
  categories: readonly Pick<CategoryRow, 'slug' | 'name' | 'sub_categories'>[],
): readonly MergedCategory[] {
  return categories
    .map(({ slug, name, sub_categories: parts }): MergedCategory => {
      const slugs = parts.map((part) => part.slug);
      const amounts = spending.map((each) =>
        slugs.reduce((sum, part) => sum + (each[part] ?? 0), 0),
      );
      return { slug, name, amounts, sumCents: amounts.reduce((sum, each) => sum + each, 0) };
    })
    .filter(({ sumCents }) => sumCents > 0);
}

export function HouseholdSpendingTable({ columns, period }: HouseholdSpendingTableProps) {
  const { categories } = useCatalog();
  const merged = mergeSpending(
    columns.map(({ amounts }) => amounts),
    categories,
  );
  const totals = columns.map(({ amounts }) =>
    Object.values(amounts).reduce((sum, each) => sum + each, 0),
  );
  const format = (cents: number) =>
    cents === 0 ? '–' : formatWholeDollars(period === 'year' ? cents : cents / 12);
  const all = totals.reduce((sum, each) => sum + each, 0);
  return (
    <Table label="Spending of your household" className="text-sm">
      <TableHeader>
        <TableRow>
          <TableHead className="bg-background sticky left-0 z-10">Category</TableHead>
          {columns.map(({ key, name }) => (
            <TableHead key={key} className="max-w-32 truncate text-right">
              {name}
            </TableHead>
          ))}
          <TableHead className="text-right">Together</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {merged.map(({ slug, name, amounts, sumCents }) => (
          <TableRow key={slug}>
            <TableHead
              scope="row"
              className="bg-background text-foreground sticky left-0 z-10 font-medium whitespace-normal"
            >
              {name}
            </TableHead>
            {amounts.map((amount, index) => (
              <TableCell key={columns[index]?.key} className="text-right whitespace-nowrap">
                {format(amount)}
              </TableCell>
            ))}
            <TableCell className="text-right font-semibold whitespace-nowrap">
              {format(sumCents)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableHead scope="row" className="bg-background sticky left-0 z-10">
            All spending
          </TableHead>
          {totals.map((total, index) => (
            <TableCell key={columns[index]?.key} className="text-right whitespace-nowrap">
              {format(total)}
            </TableCell>
          ))}
          <TableCell className="text-right font-semibold whitespace-nowrap">
            {format(all)}
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
