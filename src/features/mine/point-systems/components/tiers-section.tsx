import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { TitledSection } from '@/components/section.tsx';
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
import type { PointSystemTierRow } from '@/features/catalog/facts/schema.ts';

type TiersSectionProps = {
  tiers: readonly PointSystemTierRow[];
  /** Slugs of the tiers that the member holds. */
  mine: ReadonlySet<string>;
  companyName: (id: number) => string | undefined;
};

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
    <TitledSection id="tiers" title="Tiers">
      <Table label="Tiers">
        <TableHeader>
          <TableRow>
            <TableHead>Tier</TableHead>
            <TableHead className="text-right">Earns more</TableHead>
            <TableHead className="text-right">From a balance of</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ tier, range, isOpen }) => (
            <TableRow key={tier.id} className={isOpen ? undefined : 'text-muted-foreground'}>
              <TableCell>
                {tier.name} {mine.has(tier.slug) && <Badge tone="primary">Mine</Badge>}{' '}
                {!isOpen && <Badge tone="outline">Not in force</Badge>}
                <ReportFactButton
                  fact={{
                    table: 'point_system_tiers',
                    id: tier.id,
                    subject: `the tier ${tier.name}`,
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
    </TitledSection>
  );
}
