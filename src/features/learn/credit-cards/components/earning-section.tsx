import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { type CreditCardDetail, categoriesQuery } from '../queries.ts';
import { getToday } from '@/lib/dates.ts';
import { formatRate } from '@/lib/format.ts';
import { listEarningLines } from '../list-earning-lines.ts';
import { describeLinked } from '../describe-earning.ts';
import { parseConfidence, parseRateUnit } from '../parse-names.ts';
import { ChoiceList } from './choice-list.tsx';
import { EarningTable } from './earning-table.tsx';
import { FactSection } from './fact-section.tsx';
import { SourcedTable } from './sourced-table.tsx';
import { PastFacts } from './past-facts.tsx';

type EarningSectionProps = {
  card: CreditCardDetail;
  ownRates?: ReactNode;
};

export function EarningSection({ card, ownRates }: EarningSectionProps) {
  const categories = useQuery(categoriesQuery());
  const unit = parseRateUnit(card.point_systems.unit);
  const base = formatRate(card.base_rate, unit);
  if (categories.isPending) return <ListSkeleton label="Loading the rates" rows={4} />;
  if (categories.isError) {
    return (
      <ErrorState
        title="The rates could not be loaded"
        message="The names of the categories are missing. Check your connection and try again."
        query={categories}
      />
    );
  }
  const parts = categories.data.flatMap((category) => category.sub_categories);
  const nameParts = (slugs: readonly string[]) =>
    slugs.map((slug) => parts.find((part) => part.slug === slug)?.name ?? slug).join(', ');
  const lines = listEarningLines(card, categories.data, getToday());
  return (
    <FactSection
      title="What it earns"
      description={
        lines.current.length + card.card_choices.length + card.linked_rates.length === 0
          ? `${base} on everything.`
          : `${base} on everything not listed below.`
      }
    >
      {lines.current.length > 0 && (
        <EarningTable
          cardName={card.name}
          label="Today’s rates"
          lines={lines.current}
          unit={unit}
        />
      )}
      {card.linked_rates.length > 0 && (
        <SourcedTable
          label="Rates by your other spending"
          rows={card.linked_rates}
          factOf={({ id }) => ({
            table: 'linked_rates',
            id,
            subject: `${card.name}: the rate by other spending`,
          })}
          first={{
            header: 'On',
            cell: (row) => (
              <>
                <p className="font-medium">{nameParts(row.sub_category_slugs)}</p>
                <p className="text-muted-foreground text-sm">
                  {describeLinked(row, unit)}{' '}
                  <ConfidenceMark
                    confidence={parseConfidence(row.confidence)}
                    subject="this rate"
                    isCompact
                  />
                </p>
              </>
            ),
          }}
        />
      )}
      {ownRates}
      <ChoiceList card={card} currentLines={lines.current} />
      {lines.upcoming.length > 0 && (
        <>
          <h3 className="pt-2 font-medium">Starts later</h3>
          <EarningTable
            cardName={card.name}
            label="Rates that start later"
            lines={lines.upcoming}
            unit={unit}
          />
        </>
      )}
      {lines.past.length > 0 && (
        <PastFacts summary={`Past rates (${lines.past.length})`}>
          <EarningTable cardName={card.name} label="Past rates" lines={lines.past} unit={unit} />
        </PastFacts>
      )}
    </FactSection>
  );
}
