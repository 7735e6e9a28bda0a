import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { describeExtras, describeTypical } from '@/lib/card-terms.ts';
import { formatDateRange } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import type { CreditCardDetail } from '../queries.ts';
import { describeReferral, describeReward, describeSpend } from '../describe-terms.ts';
import { parseConfidence } from '../parse-names.ts';
import type { Bonus } from '../split-bonuses.ts';
import { SourcedTable } from './sourced-table.tsx';
import { SourceLink } from './source-link.tsx';

function describeDates(bonus: Bonus): string | undefined {
  return formatDateRange({ from: bonus.starts_on ?? undefined, to: bonus.ends_on ?? undefined });
}

type ReferralLineProps = { bonus: Bonus; cardName: string; unit: string };

/** The referrer's reward, with source and date; renders nothing if unknown. */
function ReferralLine({ bonus, cardName, unit }: ReferralLineProps) {
  if (bonus.referral_points === null) return null;
  return (
    <p className="text-sm">
      {describeReferral(bonus.referral_points, unit)}{' '}
      <SourceLink
        url={bonus.referral_source_url}
        verifiedOn={bonus.referral_verified_on}
        fact={{ table: 'signup_bonuses', id: bonus.id, subject: `${cardName}: the referral` }}
      />{' '}
      <ConfidenceMark
        confidence={parseConfidence(bonus.referral_confidence ?? '')}
        subject="this referral"
      />
    </p>
  );
}

type BonusTableProps = {
  label: string;
  card: Pick<CreditCardDetail, 'name' | 'point_systems'>;
  bonuses: readonly Bonus[];
  /** True for a past offer, which has no referral. */
  isPast?: boolean;
};

export function BonusTable({ label, card, bonuses, isPast = false }: BonusTableProps) {
  return (
    <SourcedTable
      label={label}
      rows={bonuses}
      factOf={({ id }) => ({
        table: 'signup_bonuses',
        id,
        subject: `${card.name}: the sign-up bonus`,
      })}
      first={{
        header: 'Offer',
        cell: (bonus) => (
          <>
            {bonus.signup_bonus_tiers.map((tier, index, tiers) => (
              <p key={tier.tier}>
                <span className="font-medium">
                  {describeReward(tier, index === tiers.length - 1 ? describeExtras(bonus) : [])}
                </span>{' '}
                for {describeSpend(tier)}{' '}
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
                ...(bonus.is_as_high_as ? ['“as high as”: yours is shown on approval'] : []),
                ...describeTypical(bonus.signup_bonus_tiers),
                ...bonus.signup_bonus_credits.map(
                  ({ name, value_cents }) => `${formatCents(value_cents)}: ${name}`,
                ),
                ...(bonus.is_current && bonus.confidence === 'low'
                  ? ['not counted unless you ask for it']
                  : []),
                ...(bonus.first_year_fee_waived ? ['no fee in the first year'] : []),
              ].join(' · ')}
            </p>
            {!isPast && (
              <ReferralLine bonus={bonus} cardName={card.name} unit={card.point_systems.unit} />
            )}
          </>
        ),
      }}
    />
  );
}
