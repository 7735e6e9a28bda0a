import { FactList } from '@/components/data-list.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { SourceNote } from '@/components/source-note.tsx';
import {
  Section,
  SectionContent,
  SectionFooter,
  SectionHeader,
  SectionTitle,
} from '@/components/section.tsx';
import type { CreditCardDetail } from '../queries.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatAnnualFee, formatCentsPerPoint } from '@/lib/format.ts';
import { formatForeignFee, formatNetwork } from '@/lib/card-terms.ts';
import { parseConfidence } from '../parse-names.ts';

const creditLevels = new Map([
  ['none', 'No history'],
  ['fair', 'Fair'],
  ['good', 'Good'],
  ['excellent', 'Excellent'],
]);

function listFeeFacts(card: CreditCardDetail) {
  return [
    { label: 'Annual fee', value: formatAnnualFee(card.annual_fee_cents) },
    { label: 'First year', value: formatAnnualFee(card.first_year_fee_cents) },
    { label: 'Foreign fee', value: formatForeignFee(card.foreign_transaction_fee_percent) },
    { label: 'Network', value: formatNetwork(card.network) },
    ...(card.material
      ? [
          {
            label: 'Material',
            value: card.material === 'metal' ? 'Metal' : 'Plastic',
          },
        ]
      : []),
    { label: 'Type', value: card.is_charge_card ? 'Charge card' : 'Credit card' },
    { label: 'For', value: card.is_business ? 'Business' : 'Personal' },
    { label: 'Counts toward 5/24', value: card.counts_toward_5_24 ? 'Yes' : 'No' },
    ...(card.credit_needed
      ? [{ label: 'Credit needed', value: creditLevels.get(card.credit_needed) }]
      : []),
    { label: 'New applicants', value: card.opened_to_new ? 'Accepted' : 'Not accepted' },
    ...(card.discontinued_on
      ? [{ label: 'Discontinued on', value: formatDate(card.discontinued_on) }]
      : []),
  ];
}

function listValueFacts(system: CreditCardDetail['point_systems']) {
  const values = [
    ['For travel', system.travel_value],
    ['As cash', system.cash_value],
    ['As gift cards', system.gift_card_value],
    ['Toward status', system.status_level_value],
    ['Without an unlocking card', system.untransferable_value],
  ] as const;
  return values.flatMap(([label, value]) =>
    value === null ? [] : [{ label, value: formatCentsPerPoint(value) }],
  );
}

export function CardFacts({ card }: { card: CreditCardDetail }) {
  const values = listValueFacts(card.point_systems);
  return (
    <aside
      aria-label="Fees and point values"
      className="grid content-start gap-4 @4xl:col-start-2 @4xl:row-start-1"
    >
      <Section>
        <SectionHeader>
          <SectionTitle>Fees and terms</SectionTitle>
        </SectionHeader>
        <SectionContent>
          <FactList facts={listFeeFacts(card)} className="grid-cols-2" />
        </SectionContent>
        <SectionFooter>
          <SourceNote
            source={card.source}
            sourceUrl={card.source_url}
            verifiedOn={card.verified_on}
            confidence={parseConfidence(card.confidence)}
            fact={{
              table: 'credit_cards',
              id: card.id,
              subject: `${card.name}: fees and terms`,
            }}
          />
          {card.credit_needed && (
            <div>
              <p className="text-muted-foreground text-sm">Credit needed</p>
              <SourceNote
                source={card.credit_source}
                sourceUrl={card.credit_source_url}
                verifiedOn={card.credit_verified_on}
                confidence={parseConfidence(card.credit_confidence ?? 'low')}
                fact={{
                  table: 'credit_cards',
                  id: card.id,
                  subject: `${card.name}: the credit it needs`,
                }}
              />
            </div>
          )}
        </SectionFooter>
      </Section>
      {card.point_systems.unit === 'points' && values.length > 0 && (
        <Section>
          <SectionHeader>
            <SectionTitle>A point of {card.point_systems.name}</SectionTitle>
          </SectionHeader>
          <SectionContent>
            <FactList facts={values} className="grid-cols-2" />
          </SectionContent>
          <SectionFooter className="text-muted-foreground text-sm">
            <p>Estimates. As a member you set your own values.</p>
            <ReportFactButton
              fact={{
                table: 'point_systems',
                id: card.point_systems.id,
                subject: `the value of a point of ${card.point_systems.name}`,
              }}
            />
          </SectionFooter>
        </Section>
      )}
    </aside>
  );
}
