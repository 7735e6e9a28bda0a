import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatDateRange } from '@/lib/dates.ts';
import type { ReportableFact } from '@/lib/fact-report-desk.ts';
import { describeReward, describeSpend } from '../describe-bonus.ts';
import { parseConfidence } from '../names.ts';
import type { Bonus } from '../split-bonuses.ts';
import { SourceLink } from './source-link.tsx';

function describeDates(bonus: Bonus): string | undefined {
  return formatDateRange({ from: bonus.starts_on ?? undefined, to: bonus.ends_on ?? undefined });
}

type BonusTableProps = { label: string; cardName: string; bonuses: readonly Bonus[] };

export function BonusTable({ label, cardName, bonuses }: BonusTableProps) {
  const factOf = ({ id }: Bonus): ReportableFact => ({
    table: 'signup_bonuses',
    id,
    subject: `${cardName}: the sign-up bonus`,
  });
  return (
    <Table label={label}>
      <TableHeader>
        <TableRow>
          <TableHead className="w-full">Offer</TableHead>
          <TableHead className="@max-xl:hidden">Checked</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {bonuses.map((bonus) => (
          <TableRow key={bonus.id}>
            <TableCell>
              {bonus.signup_bonus_tiers.map((tier) => (
                <p key={tier.tier}>
                  <span className="font-medium">{describeReward(tier)}</span> for{' '}
                  {describeSpend(tier)}{' '}
                  {tier.tier === 1 && (
                    <ConfidenceMark
                      confidence={parseConfidence(bonus.confidence)}
                      subject="this offer"
                    />
                  )}
                </p>
              ))}
              <p className="text-muted-foreground text-sm">
                {[
                  describeDates(bonus) ?? 'dates unknown',
                  ...(bonus.first_year_fee_waived ? ['no fee in the first year'] : []),
                ].join(' · ')}
              </p>
              <span className="@xl:hidden">
                <SourceLink
                  url={bonus.source_url}
                  verifiedOn={bonus.verified_on}
                  fact={factOf(bonus)}
                />
              </span>
            </TableCell>
            <TableCell className="align-top @max-xl:hidden">
              <SourceLink
                url={bonus.source_url}
                verifiedOn={bonus.verified_on}
                fact={factOf(bonus)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
