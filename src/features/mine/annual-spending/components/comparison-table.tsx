import { Fragment } from 'react';
import { CategoryIcon } from '@/components/category-icon.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatWholeDollars } from '@/lib/format.ts';
import { sumAmounts } from '../set-amounts.ts';
import type { ComparedCategory } from '../compare-profiles.ts';
import type { SpendingProfileRow } from '../schema.ts';

type ComparisonTableProps = {
  profiles: readonly SpendingProfileRow[];
  categories: readonly ComparedCategory[];
  /** Yearly value of the member's wallet for each profile, in cents; null without cards. */
  walletCents: readonly number[] | null;
};

function Amounts({ amounts, isMuted = false }: { amounts: readonly number[]; isMuted?: boolean }) {
  const [base = 0] = amounts;
  return amounts.map((amount, index) => (
    <TableCell key={index} className="text-right whitespace-nowrap">
      <span className={isMuted ? 'text-muted-foreground' : undefined}>
        {amount === 0 ? '–' : formatWholeDollars(amount)}
      </span>
      {index > 0 && amount !== base && (
        <span className="text-muted-foreground block text-xs">
          {amount > base ? '+' : ''}
          {formatWholeDollars(amount - base)}
        </span>
      )}
    </TableCell>
  ));
}

export function ComparisonTable({ profiles, categories, walletCents }: ComparisonTableProps) {
  return (
    <Table label="Spending a year by profile" className="text-sm">
      <TableHeader>
        <TableRow>
          <TableHead className="bg-card sticky left-0 z-10">A year</TableHead>
          {profiles.map(({ id, name }) => (
            <TableHead key={id} className="text-foreground max-w-48 truncate text-right">
              {name}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {categories.map(({ slug, name, icon, amounts, lines }) => (
          <Fragment key={slug}>
            <TableRow>
              <TableHead
                scope="row"
                className="bg-card text-foreground sticky left-0 z-10 font-medium whitespace-normal"
              >
                <span className="flex items-center gap-2">
                  <CategoryIcon name={icon} className="text-muted-foreground size-4 shrink-0" />
                  {name}
                </span>
              </TableHead>
              <Amounts amounts={amounts} />
            </TableRow>
            {lines.length > 1 &&
              lines.map((line) => (
                <TableRow key={line.slug}>
                  <TableHead
                    scope="row"
                    className="bg-card sticky left-0 z-10 pl-9 font-normal whitespace-normal"
                  >
                    {line.name}
                  </TableHead>
                  <Amounts amounts={line.amounts} isMuted />
                </TableRow>
              ))}
          </Fragment>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableHead scope="row" className="bg-muted sticky left-0 z-10 whitespace-normal">
            All spending
          </TableHead>
          <Amounts amounts={profiles.map((profile) => sumAmounts(profile.amounts))} />
        </TableRow>
        {walletCents && (
          <TableRow>
            <TableHead scope="row" className="bg-muted sticky left-0 z-10 whitespace-normal">
              My cards, net value
            </TableHead>
            <Amounts amounts={walletCents} />
          </TableRow>
        )}
      </TableFooter>
    </Table>
  );
}
