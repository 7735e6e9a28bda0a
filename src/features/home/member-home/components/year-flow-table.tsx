import { CardArt } from '@/components/card-art.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { LedgerLine } from '@/domain/rewards/ledger-line.ts';
import type { YearFlow } from '@/domain/rewards/valuation/year-flow.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { shownParts, wholeDollars } from '@/lib/shown-sums.ts';
import type { FlowCards } from '../schema.ts';

type YearFlowTableProps = {
  flow: YearFlow;
  cards: FlowCards;
  lines: readonly LedgerLine[];
  names: LedgerNames;
  /** Spending on which no card earns more than paying by card costs. */
  unearnedCents: number;
};

const add = (parts: readonly number[]) => parts.reduce((sum, each) => sum + each, 0);

const label = 'Where the year’s value comes from';
const cell = 'px-1.5 text-right whitespace-nowrap first:pl-0 last:pr-0 sm:px-3';

export function YearFlowTable({ flow, cards, lines, names, unearnedCents }: YearFlowTableProps) {
  const spent = shownParts(flow.cards.map(({ spendCents }) => spendCents));
  const fees = shownParts(flow.cards.map(({ feesCents }) => feesCents));
  const feesCents = add(fees);
  const kept = wholeDollars(flow.netCents);
  const values = shownParts(
    flow.cards.map(({ valueCents }) => valueCents),
    kept + feesCents,
  );
  return (
    <div className="grid min-w-0 gap-2">
      <Table label={label} className="max-sm:text-sm">
        <TableHeader>
          <TableRow>
            <TableHead className={`${cell} text-left`}>Card</TableHead>
            <TableHead className={cell}>Spending</TableHead>
            <TableHead className={cell}>Value</TableHead>
            <TableHead className={cell}>Fees</TableHead>
            <TableHead className={cell}>Kept</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {flow.cards.map((card, index) => {
            const { id } = card;
            const [value, fee] = [values[index] ?? 0, fees[index] ?? 0];
            const known = cards.get(id);
            const name = known?.name ?? names.card(card.card);
            const groups = flow.spending
              .filter((each) => each.id === id)
              .toSorted((a, b) => b.spendCents - a.spendCents)
              .map(({ group }) => group);
            return (
              <TableRow key={id}>
                <TableHead
                  scope="row"
                  className={`${cell} text-foreground py-2 text-left text-base whitespace-normal max-sm:text-sm`}
                >
                  <span className="flex items-center gap-3">
                    {known && (
                      <CardArt
                        card={known.row}
                        issuer={known.issuer}
                        className="w-12 max-sm:hidden"
                      />
                    )}
                    <span className="min-w-0">
                      {name}
                      {groups.length > 0 && (
                        <span className="text-muted-foreground block text-sm font-normal max-sm:hidden">
                          {groups.join(', ')}
                        </span>
                      )}
                    </span>
                  </span>
                </TableHead>
                <TableCell className={cell}>{formatWholeDollars(spent[index] ?? 0)}</TableCell>
                <TableCell className={cell}>{formatWholeDollars(value)}</TableCell>
                <TableCell className={cell}>{formatWholeDollars(0 - fee)}</TableCell>
                <TableCell className={cell}>
                  <LedgerDialog
                    figure={formatWholeDollars(value - fee)}
                    title={`what ${name} is worth in a year`}
                    description="Its share when your spending is divided the best way among your cards."
                    className="font-semibold whitespace-nowrap"
                  >
                    <LedgerLines
                      lines={lines.filter((line) => line.id === id)}
                      names={names}
                      total="What it is worth in a year"
                    />
                  </LedgerDialog>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
        <TableFooter className="border-foreground bg-transparent">
          <TableRow>
            <TableHead scope="row" className={`${cell} text-foreground text-left text-base`}>
              {formatCount(flow.cards.length, 'card')}
            </TableHead>
            <TableCell className={cell}>{formatWholeDollars(add(spent))}</TableCell>
            <TableCell className={cell}>{formatWholeDollars(kept + feesCents)}</TableCell>
            <TableCell className={cell}>{formatWholeDollars(0 - feesCents)}</TableCell>
            <TableCell className={cell}>{formatWholeDollars(kept)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
      <p className="text-muted-foreground text-sm">
        Rounded to whole dollars; each figure under Kept opens to its cents.
        {unearnedCents > 0 &&
          ` Pay ${formatWholeDollars(unearnedCents)} a year from your bank: these cards earn nothing on it, or less than paying by card costs.`}
      </p>
    </div>
  );
}
