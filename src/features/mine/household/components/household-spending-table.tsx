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
import { formatWholeDollars } from '@/lib/format.ts';
import { mergeSpending } from '../merge-spending.ts';
import type { SpendingAmounts } from '../schema.ts';

type HouseholdSpendingTableProps = {
  columns: readonly {
    readonly key: string;
    readonly name: string;
    readonly amounts: SpendingAmounts;
  }[];
  period: 'year' | 'month';
};

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
