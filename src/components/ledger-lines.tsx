import type { ReactNode } from 'react';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { SpendLines } from '@/components/spend-lines.tsx';
import type {
  BonusLine,
  CostLine,
  CreditLine,
  FeeLine,
  LedgerLine,
} from '@/domain/rewards/ledger-line.ts';
import {
  formatCents,
  formatCentsPerPoint,
  formatCount,
  formatExactCents,
  formatPercent,
  formatPoints,
} from '@/lib/format.ts';
import * as texts from './texts.ts';

type LedgerLinesProps = {
  lines: readonly LedgerLine[];
  names: LedgerNames;
  /** Names the card on every line: for a ledger of several cards. */
  showCards?: boolean;
  /** What the sum of all lines is. */
  total?: string;
};

function describeCredit(line: CreditLine, names: LedgerNames): string {
  const times = line.timesAYear === 1 ? '' : texts.aYear(Number(line.timesAYear.toFixed(2)));
  const most = texts.used(formatCents(line.faceCents), times, formatPercent(line.usagePercent));
  return line.subCategory === null
    ? most
    : texts.paysBackAtMost(names.subCategory(line.subCategory), most);
}

function describeBonus(line: BonusLine, names: LedgerNames): string {
  const cash = line.cashCents > 0 ? [texts.cashAndCredits(formatCents(line.cashCents))] : [];
  const points =
    line.points > 0
      ? [texts.points(formatPoints(line.points), formatCentsPerPoint(line.centsPerPoint))]
      : [];
  const earned =
    line.spendCents > 0
      ? texts.forWithinOfPutOn(
          formatCents(line.spendCents),
          formatCount(line.windowDays, texts.day),
          formatExactCents(line.spentCents),
        )
      : texts.forOpeningTheCard;
  const elsewhere =
    line.costCents > 0 ? texts.meetingItCostsElsewhere(formatExactCents(line.costCents)) : '';
  const age = names.offerAge(line.card);
  return `${[...points, ...cash].join(' + ')} ${earned}${elsewhere}${age === null ? '' : texts.offer(age)}`;
}

function describeCost(line: CostLine, names: LedgerNames): string {
  return texts.ofFor(
    formatPercent(line.percent),
    formatExactCents(line.spendCents),
    names.subCategory(line.subCategory),
  );
}

/** The lines a figure is the sum of, in sections, each with its own sum, and the sum of all. */
export function LedgerLines({
  lines,
  names,
  showCards = false,
  total: totalLabel = texts.whatYouKeepInA,
}: LedgerLinesProps) {
  const prefix = (card: string) => (showCards ? `${names.card(card)}: ` : '');
  const credits = lines.filter((line): line is CreditLine => line.kind === 'credit');
  const bonuses = lines.filter((line): line is BonusLine => line.kind === 'bonus');
  const fees = lines.filter((line): line is FeeLine => line.kind === 'fee');
  const costs = lines.filter((line): line is CostLine => line.kind === 'cost');
  const total = lines.reduce((sum, line) => sum + line.valueCents, 0);
  const row = (key: string, label: ReactNode, detail: ReactNode, valueCents: number) => ({
    key,
    label,
    detail,
    valueCents,
  });
  return (
    <div className="grid min-w-0 gap-5">
      <SpendLines lines={lines} names={names} showCards={showCards} />
      <LedgerSection
        title={texts.creditsAndBenefits}
        rows={credits.map((line) =>
          row(
            `${line.id} ${line.credit} ${line.subCategory ?? ''}`,
            prefix(line.card) + names.credit(line.credit),
            describeCredit(line, names),
            line.valueCents,
          ),
        )}
      />
      <LedgerSection
        title={texts.signUpBonus}
        rows={bonuses.map((line, index) =>
          row(
            `${line.id} ${index}`,
            texts.step(prefix(line.card), index + 1),
            describeBonus(line, names),
            line.valueCents,
          ),
        )}
      />
      <LedgerSection
        title={texts.fees}
        rows={fees.map((line) =>
          row(
            line.id,
            texts.annualFee(prefix(line.card)),
            line.isFirstYear ? texts.firstYear : texts.everyYear,
            line.valueCents,
          ),
        )}
      />
      <LedgerSection
        title={texts.paymentCosts}
        rows={costs.map((line) =>
          row(
            `${line.id} ${line.subCategory} ${line.percent}`,
            texts.paymentCost(prefix(line.card)),
            describeCost(line, names),
            line.valueCents,
          ),
        )}
      />
      <p className="flex items-baseline justify-between gap-4 border-t-2 px-3 pt-3 text-lg font-semibold">
        <span>{totalLabel}</span>
        <span>{formatExactCents(total)}</span>
      </p>
    </div>
  );
}
