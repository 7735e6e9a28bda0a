import type { ReactNode } from 'react';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import type { CreditCardDetail } from '../queries.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import { formatPeriod } from '@/lib/card-terms.ts';
import { describeCount, doubtOf } from '../describe-terms.ts';
import { FactSection } from './fact-section.tsx';
import { SourcedTable } from './sourced-table.tsx';

type Benefit = CreditCardDetail['credit_card_benefits'][number];

function describeValue(benefit: Benefit): string {
  if (benefit.value_cents) return formatCents(benefit.value_cents);
  if (benefit.points_value) return `${formatPoints(benefit.points_value)} points`;
  return 'No face value';
}

type Terms = Pick<
  Benefit,
  'occurrences_per_period' | 'period' | 'alignment' | 'excludes_first_year'
>;

/** How often a benefit comes: `each card year`, `per month`. */
export function describeTerms(benefit: Terms): string {
  const often =
    benefit.occurrences_per_period > 1 ? `${benefit.occurrences_per_period} times ` : '';
  const { period, alignment } = benefit;
  return [
    `${often}${alignment === 'anniversary' && period === 'year' ? 'each card year' : formatPeriod(period)}`,
    ...(benefit.excludes_first_year ? ['not in the first year'] : []),
  ].join(' · ');
}

type BenefitsSectionProps = {
  card: CreditCardDetail;
  ownValueOf?: ((benefit: Benefit) => ReactNode) | undefined;
};

export function BenefitsSection({ card, ownValueOf }: BenefitsSectionProps) {
  const benefits = card.credit_card_benefits;
  if (benefits.length === 0) return null;
  return (
    <FactSection title="Credits and benefits">
      <SourcedTable
        label="Credits and benefits"
        rows={benefits}
        factOf={({ id, name }) => ({
          table: 'credit_card_benefits',
          id,
          subject: `${card.name}: ${name}`,
        })}
        first={{
          header: 'Benefit',
          cell: (benefit) => {
            const share = describeCount(benefit, benefit.benefits.kind);
            const doubt = doubtOf(benefit);
            return (
              <>
                <p>
                  {benefit.name}{' '}
                  {doubt !== null && <ConfidenceMark confidence="low" subject={doubt} />}
                </p>
                <p className="text-muted-foreground text-sm">{benefit.benefits.description}</p>
                {share !== null && <p className="text-muted-foreground text-sm">{share}.</p>}
                {share !== null && ownValueOf?.(benefit)}
              </>
            );
          },
        }}
        columns={[
          {
            header: 'Value',
            className: 'text-right',
            cell: (benefit) => (
              <>
                <p className="whitespace-nowrap">{describeValue(benefit)}</p>
                <p className="text-muted-foreground min-w-24 text-sm">{describeTerms(benefit)}</p>
              </>
            ),
          },
        ]}
      />
    </FactSection>
  );
}
