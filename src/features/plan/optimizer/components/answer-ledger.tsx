import { useState } from 'react';
import { CardArt } from '@/components/card-art.tsx';
import { OwnRateBadge } from '@/components/own-rate-mark.tsx';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { cn } from '@/lib/class-names.ts';
import { formatCount, formatExactCents, formatRate } from '@/lib/format.ts';
import { type LedgerRow, listLedgerRows } from '../list-ledger-rows.ts';
import type { Answer } from '../read-answer.ts';

type AnswerLedgerProps = { answer: Answer; ownCount: number; inputs: ValuationInputs };

/** More rows than this fold into one. */
const mostRows = 9;

const wide = 'max-md:hidden';
const figure = 'text-right whitespace-nowrap';

const sumOf = (rows: readonly LedgerRow[], pick: (row: LedgerRow) => number) =>
  rows.reduce((sum, row) => sum + pick(row), 0);

const totals = (value: WalletValue) => [
  { name: 'Credits you use', cents: value.creditsCents },
  { name: 'Sign-up bonuses', cents: value.bonusCents },
  { name: 'Payment costs', cents: 0 - value.costsCents },
  { name: 'Annual fees', cents: 0 - value.feesCents },
];

/** The year of the answer, to the cent, beside the member's cards as they are. */
export function AnswerLedger({ answer, ownCount, inputs }: AnswerLedgerProps) {
  const [isWhole, setWhole] = useState(false);
  const { value } = answer;
  const mine = answer.proposal ? answer.mine : null;
  const { names } = inputs;
  const rows = listLedgerRows(value, mine);
  const shown = isWhole || rows.length <= mostRows ? rows : rows.slice(0, mostRows - 1);
  const rest = rows.slice(shown.length);
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const today = mine && totals(mine);
  return (
    <Section aria-labelledby="answer-ledger">
      <SectionHeader>
        <SectionTitle id="answer-ledger">The ledger</SectionTitle>
        <p className="text-muted-foreground text-sm leading-6">
          One year, to the cent.
          {mine && ` “Today” is your ${formatCount(ownCount, 'card')}.`}
        </p>
      </SectionHeader>
      <Table label="The ledger">
        <TableHeader>
          <TableRow>
            <TableHead>Where</TableHead>
            <TableHead className={wide}>Card</TableHead>
            <TableHead className={cn('text-right', wide)}>Spending</TableHead>
            <TableHead className={cn('text-right', wide)}>Rate</TableHead>
            <TableHead className="text-right">{mine ? 'Best' : 'You earn'}</TableHead>
            {mine && <TableHead className="text-right">Today</TableHead>}
          </TableRow>
        </TableHeader>
        <TableBody>
          {shown.map(({ key, subCategory, line, valueCents, todayCents }) => {
            const card = line && inputs.cardRowOf(line.card);
            const rate = line && formatRate(line.rate, names.rateUnit(line.pointSystem));
            return (
              <TableRow key={key}>
                <TableCell className="font-medium">
                  {names.subCategory(subCategory)}
                  {line && (
                    <span className="text-muted-foreground block text-sm font-normal md:hidden">
                      <span translate="no">{names.card(line.card)}</span>, {rate}
                    </span>
                  )}
                  <span className="flex flex-wrap gap-1 empty:hidden">
                    {line?.capState === 'beyond' && <Badge tone="caution">over the limit</Badge>}
                    {line?.isExpected && <Badge tone="caution">expected quarters</Badge>}
                    {line && <OwnRateBadge names={names} {...line} />}
                  </span>
                </TableCell>
                <TableCell className={wide}>
                  {card && (
                    <span translate="no" className="flex items-center gap-3">
                      <CardArt
                        card={card}
                        issuer={issuers.get(card.company_id) ?? ''}
                        className="w-12"
                      />
                      {card.name}
                    </span>
                  )}
                </TableCell>
                <TableCell className={cn(figure, wide)}>
                  {line && formatExactCents(line.spendCents)}
                </TableCell>
                <TableCell className={cn(figure, wide)}>{rate}</TableCell>
                <TableCell className={figure}>{formatExactCents(valueCents)}</TableCell>
                {mine && (
                  <TableCell className={cn(figure, 'text-muted-foreground')}>
                    {formatExactCents(todayCents)}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
          {rest.length > 0 && (
            <TableRow>
              <TableCell>
                <Button variant="link" size="sm" className="px-0" onClick={() => setWhole(true)}>
                  {rest.length} smaller lines
                </Button>
              </TableCell>
              <TableCell className={wide} />
              <TableCell className={cn(figure, wide)}>
                {formatExactCents(sumOf(rest, ({ line }) => line?.spendCents ?? 0))}
              </TableCell>
              <TableCell className={wide} />
              <TableCell className={figure}>
                {formatExactCents(sumOf(rest, ({ valueCents }) => valueCents))}
              </TableCell>
              {mine && (
                <TableCell className={cn(figure, 'text-muted-foreground')}>
                  {formatExactCents(sumOf(rest, ({ todayCents }) => todayCents))}
                </TableCell>
              )}
            </TableRow>
          )}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell>Rewards</TableCell>
            <TableCell className={wide} />
            <TableCell className={cn(figure, wide)}>
              {formatExactCents(sumOf(rows, ({ line }) => line?.spendCents ?? 0))}
            </TableCell>
            <TableCell className={wide} />
            <TableCell className={figure}>{formatExactCents(value.rewardsCents)}</TableCell>
            {mine && (
              <TableCell className={figure}>{formatExactCents(mine.rewardsCents)}</TableCell>
            )}
          </TableRow>
          {totals(value).map(({ name, cents }, index) => {
            const then = today?.[index]?.cents ?? 0;
            return cents === 0 && then === 0 ? null : (
              <TableRow key={name} className="font-normal">
                <TableCell>{name}</TableCell>
                <TableCell className={wide} colSpan={3} />
                <TableCell className={cn(figure, cents < 0 && 'text-destructive')}>
                  {formatExactCents(cents)}
                </TableCell>
                {mine && (
                  <TableCell
                    className={cn(figure, then < 0 ? 'text-destructive' : 'text-muted-foreground')}
                  >
                    {formatExactCents(then)}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
          <TableRow className="border-foreground border-b-2 text-lg font-semibold">
            <TableCell>You keep</TableCell>
            <TableCell className={wide} colSpan={3} />
            <TableCell className={cn(figure, 'text-positive')}>
              {formatExactCents(value.netCents)}
            </TableCell>
            {mine && <TableCell className={figure}>{formatExactCents(mine.netCents)}</TableCell>}
          </TableRow>
        </TableFooter>
      </Table>
    </Section>
  );
}
