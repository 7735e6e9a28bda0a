import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { HELD_OR_ASKED } from '@/lib/confidence.ts';
import { categoriesQuery, type CreditCardDetail } from '../queries.ts';
import { getToday } from '@/lib/dates.ts';
import { formatRate } from '@/lib/format.ts';
import { type EarningLine, listEarningLines } from '../list-earning-lines.ts';
import { describeCap, describeLinked } from '../describe-earning.ts';
import { parseConfidence, parseRateUnit } from '../parse-names.ts';
import { EarningTable } from './earning-table.tsx';
import { FactSection } from './fact-section.tsx';
import { SourceLink } from './source-link.tsx';
import { SourcedTable } from './sourced-table.tsx';

export function PastFacts({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="text-muted-foreground hover:text-foreground w-fit cursor-pointer rounded-md py-1 text-sm font-medium">
        {summary}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

type Choice = CreditCardDetail['card_choices'][number];

function describeMode(choice: Choice, isActive: boolean): string {
  const count = choice.choose_count ?? 1;
  switch (choice.mode) {
    case 'member_selected':
      return `You choose ${count} of these.`;
    case 'top_spend':
      return `The ${count === 1 ? 'one' : count} of these with the most spending ${count === 1 ? 'counts' : 'count'} by itself.`;
    default:
      return isActive
        ? 'The categories change on set dates; today’s are in the table above.'
        : 'Today’s categories aren’t announced yet, so nothing extra is counted.';
  }
}

type ChoiceListProps = { card: CreditCardDetail; currentLines: readonly EarningLine[] };

function ChoiceList({ card, currentLines }: ChoiceListProps) {
  if (card.card_choices.length === 0) return null;
  const unit = parseRateUnit(card.point_systems.unit);
  return (
    <DataList aria-label="Choices">
      {card.card_choices.map((choice) => {
        const cap = card.spending_caps.find(({ id }) => id === choice.spending_cap_id);
        const options = [...new Set(choice.card_choice_options.map(({ name }) => name))];
        const isActive = currentLines.some((line) => line.choice?.id === choice.id);
        return (
          <DataListItem key={choice.id} className="grid gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-medium">
                {formatRate(choice.rate, unit)} · {choice.name}{' '}
                <ConfidenceMark
                  confidence={parseConfidence(choice.confidence)}
                  subject="this choice"
                  countedWhere={HELD_OR_ASKED}
                />
              </h3>
              <SourceLink
                url={choice.source_url}
                verifiedOn={choice.verified_on}
                fact={{
                  table: 'card_choices',
                  id: choice.id,
                  subject: `${card.name}: ${choice.name}`,
                }}
              />
            </div>
            <p className="text-muted-foreground text-sm">
              {describeMode(choice, isActive)}
              {cap && ` It counts ${describeCap(cap, unit)}.`}
            </p>
            {options.length > 0 && <p>{options.join(', ')}</p>}
          </DataListItem>
        );
      })}
    </DataList>
  );
}

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
