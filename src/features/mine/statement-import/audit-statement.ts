import { auditPurchases } from '@/domain/purchase/audit-purchases.ts';
import { cents } from '@/domain/units.ts';
import { matchRefunds } from '@/domain/statement/match-refunds.ts';
import type { CoveredPeriod } from '@/domain/statement/summarize-statement.ts';
import type { DecidedLine } from './decide-lines.ts';
import type { AuditRequest, AuditRow, StatementAudit } from './schema.ts';

/** The catch-all sub-category for unsorted spending. */
const OTHER = 'other';

const lossOf = ({ paid, best }: AuditRow) => best.valueCents - paid.valueCents;

/** Audits the purchases of a period: earned and possible rewards, largest loss first. */
export function auditStatement(
  lines: readonly DecidedLine[],
  period: CoveredPeriod | null,
  { problem, held, best }: Pick<AuditRequest, 'problem' | 'held' | 'best'>,
): StatementAudit {
  const known = new Set(held.map(({ id }) => id));
  const counted = lines.flatMap(({ line, key }) => {
    const { date, description, amountCents, kind, subCategory, card } = line;
    const isWithin = period !== null && date >= period.from && date <= period.to;
    if (!isWithin || kind.kind === 'excluded' || amountCents === 0) return [];
    const slug = subCategory.kind === 'guessed' ? subCategory.subCategory : null;
    const own = card !== null && known.has(card) ? card : null;
    return [
      { date, description, amountCents, subCategory: slug, card: own, shop: line.shop ?? key },
    ];
  });
  const reversed = matchRefunds(counted);
  const { lines: audited, ...sums } = auditPurchases(
    problem,
    held,
    best,
    counted.map(({ date, amountCents, subCategory, card }, index) => ({
      subCategory: subCategory ?? OTHER,
      amountCents: cents(amountCents),
      madeOn: date,
      card,
      reverses: reversed.get(index),
    })),
  );
  const rows = counted.flatMap(({ shop: _, ...line }, index): AuditRow[] => {
    const found = audited[index];
    return found ? [{ ...line, ...found }] : [];
  });
  return { ...sums, rows: rows.sort((a, b) => lossOf(b) - lossOf(a)) };
}
