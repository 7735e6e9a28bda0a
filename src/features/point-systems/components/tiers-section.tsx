import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatDateRange, getToday, isWithin, parseDateRange } from '@/lib/dates.ts';
import { formatCents, formatPercent } from '@/lib/format.ts';
import type { PointSystemTierRow } from '@/features/catalogue/schema.ts';
import * as texts from '../texts.ts';

type TiersSectionProps = {
  tiers: readonly PointSystemTierRow[];
  /** Slugs of the tiers that the member holds. */
  mine: ReadonlySet<string>;
  companyName: (id: number) => string | undefined;
};

/** Relationship and status tiers, the ones of today first. */
export function TiersSection({ tiers, mine, companyName }: TiersSectionProps) {
  if (tiers.length === 0) return null;
  const today = getToday();
  const rows = tiers
    .map((tier) => {
      const range = parseDateRange(String(tier.valid_during));
      return { tier, range, isOpen: isWithin(range, today) };
    })
    .sort(
      (a, b) =>
        Number(b.isOpen) - Number(a.isOpen) ||
        (a.tier.min_balance_cents ?? 0) - (b.tier.min_balance_cents ?? 0),
    );
  return (
    <section aria-labelledby="tiers" className="grid gap-3">
      <h2 id="tiers" className="text-lg font-semibold">
        {texts.tiers}
      </h2>
      <Table label={texts.tiers}>
        <TableHeader>
          <TableRow>
            <TableHead>{texts.tier}</TableHead>
            <TableHead className="text-right">{texts.earnsMore}</TableHead>
            <TableHead className="text-right">{texts.fromABalanceOf}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ tier, range, isOpen }) => (
            <TableRow key={tier.id} className={isOpen ? undefined : 'text-muted-foreground'}>
              <TableCell>
                {tier.name} {mine.has(tier.slug) && <Badge tone="primary">{texts.mine}</Badge>}{' '}
                {!isOpen && <Badge tone="outline">{texts.notInForce}</Badge>}
                <ReportFactButton
                  fact={{
                    table: 'point_system_tiers',
                    id: tier.id,
                    subject: texts.theTier(tier.name),
                  }}
                  isCompact
                />
                <p className="text-muted-foreground text-sm">
                  {[
                    tier.company_id === null ? undefined : companyName(tier.company_id),
                    formatDateRange(range),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </TableCell>
              <TableCell className="text-right">
                +{formatPercent(tier.earn_bonus_percent)}
              </TableCell>
              <TableCell className="text-right">
                {tier.min_balance_cents === null ? '—' : formatCents(tier.min_balance_cents)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
