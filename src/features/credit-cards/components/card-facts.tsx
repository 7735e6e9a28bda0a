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
import * as texts from '../texts.ts';

function listFeeFacts(card: CreditCardDetail) {
  return [
    { label: texts.annualFee, value: formatAnnualFee(card.annual_fee_cents) },
    { label: texts.firstYear, value: formatAnnualFee(card.first_year_fee_cents) },
    { label: texts.foreignFee, value: formatForeignFee(card.foreign_transaction_fee_percent) },
    { label: texts.network, value: formatNetwork(card.network) },
    ...(card.material
      ? [
          {
            label: texts.material,
            value: card.material === 'metal' ? texts.metal : texts.plastic,
          },
        ]
      : []),
    { label: texts.kind, value: card.is_charge_card ? texts.chargeCard : texts.creditCard },
    { label: texts.forLabel, value: card.is_business ? texts.business : texts.personal },
    { label: texts.countsToward, value: card.counts_toward_5_24 ? texts.yes : texts.no },
    { label: texts.newApplicants, value: card.opened_to_new ? texts.accepted : texts.notAccepted },
    ...(card.discontinued_on
      ? [{ label: texts.discontinuedOn, value: formatDate(card.discontinued_on) }]
      : []),
  ];
}

function listValueFacts(system: CreditCardDetail['point_systems']) {
  const values = [
    [texts.forTravel, system.travel_value],
    [texts.asCash, system.cash_value],
    [texts.asGiftCards, system.gift_card_value],
    [texts.towardStatus, system.status_level_value],
    [texts.withoutAnUnlockingCard, system.untransferable_value],
  ] as const;
  return values.flatMap(([label, value]) =>
    value === null ? [] : [{ label, value: formatCentsPerPoint(value) }],
  );
}

export function CardFacts({ card }: { card: CreditCardDetail }) {
  const values = listValueFacts(card.point_systems);
  return (
    <aside
      aria-label={texts.feesAndPointValues}
      className="grid content-start gap-4 @4xl:col-start-2 @4xl:row-start-1"
    >
      <Section>
        <SectionHeader>
          <SectionTitle>{texts.feesAndTerms}</SectionTitle>
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
              subject: texts.feesAndTermsOfName(card.name),
            }}
          />
        </SectionFooter>
      </Section>
      {card.point_systems.unit === 'points' && values.length > 0 && (
        <Section>
          <SectionHeader>
            <SectionTitle>{texts.aPointOf(card.point_systems.name)}</SectionTitle>
          </SectionHeader>
          <SectionContent>
            <FactList facts={values} className="grid-cols-2" />
          </SectionContent>
          <SectionFooter className="text-muted-foreground text-sm">
            <p>{texts.estimatesAsAMemberYou}</p>
            <ReportFactButton
              fact={{
                table: 'point_systems',
                id: card.point_systems.id,
                subject: texts.theValueOfAPoint(card.point_systems.name),
              }}
            />
          </SectionFooter>
        </Section>
      )}
    </aside>
  );
}
