import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { type CreditCardDetail, categoriesQuery } from '../queries.ts';
import { getToday } from '@/lib/dates.ts';
import { formatRate } from '@/lib/format.ts';
import { listEarningLines } from '../list-earning-lines.ts';
import { parseRateUnit } from '../parse-names.ts';
import * as texts from '../texts.ts';
import { ChoiceList } from './choice-list.tsx';
import { EarningTable } from './earning-table.tsx';
import { FactSection } from './fact-section.tsx';
import { PastFacts } from './past-facts.tsx';

type EarningSectionProps = {
  card: CreditCardDetail;
  /** The rates that the member who looks at it has set. */
  ownRates?: ReactNode;
};

export function EarningSection({ card, ownRates }: EarningSectionProps) {
  const categories = useQuery(categoriesQuery());
  const unit = parseRateUnit(card.point_systems.unit);
  const base = formatRate(card.base_rate, unit);
  if (categories.isPending) return <ListSkeleton label={texts.loadingTheRates} rows={4} />;
  if (categories.isError) {
    return (
      <ErrorState
        title={texts.theRatesCouldNotBe}
        message={texts.theNamesOfTheCategories}
        onRetry={() => void categories.refetch()}
        isRetrying={categories.isFetching}
      />
    );
  }
  const lines = listEarningLines(card, categories.data, getToday());
  return (
    <FactSection
      title={texts.whatItEarns}
      description={
        lines.current.length === 0 && card.card_choices.length === 0
          ? texts.onEverything(base)
          : texts.onEverythingThatNoLine(base)
      }
    >
      {lines.current.length > 0 && (
        <EarningTable
          cardName={card.name}
          label={texts.ratesOfToday}
          lines={lines.current}
          unit={unit}
        />
      )}
      {ownRates}
      <ChoiceList card={card} currentLines={lines.current} />
      {lines.upcoming.length > 0 && (
        <>
          <h3 className="pt-2 font-medium">{texts.fromALaterDay}</h3>
          <EarningTable
            cardName={card.name}
            label={texts.ratesFromALaterDay}
            lines={lines.upcoming}
            unit={unit}
          />
        </>
      )}
      {lines.past.length > 0 && (
        <PastFacts summary={texts.pastRates(lines.past.length)}>
          <EarningTable
            cardName={card.name}
            label={texts.pastRatesLabel}
            lines={lines.past}
            unit={unit}
          />
        </PastFacts>
      )}
    </FactSection>
  );
}
