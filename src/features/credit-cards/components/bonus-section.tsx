import type { CreditCardDetail } from '../queries.ts';
import { getToday } from '@/lib/dates.ts';
import { splitBonuses } from '../split-bonuses.ts';
import { BonusTable } from './bonus-table.tsx';
import { FactSection } from './fact-section.tsx';
import { PastFacts } from './past-facts.tsx';

export function BonusSection({ card }: { card: CreditCardDetail }) {
  const { current, past } = splitBonuses(card.signup_bonuses, getToday());
  if (current.length + past.length === 0) return null;
  const description =
    current.length === 0
      ? 'No offer is known at the moment.'
      : current.length === 1
        ? undefined
        : 'Several offers are known: which one you get depends on where you apply.';
  return (
    <FactSection title="Sign-up bonus" description={description}>
      {current.length > 0 && <BonusTable card={card} label="Offers of today" bonuses={current} />}
      {past.length > 0 && (
        <PastFacts summary={`Past offers (${past.length})`}>
          <BonusTable card={card} label="Past offers" bonuses={past} isPast />
        </PastFacts>
      )}
    </FactSection>
  );
}
