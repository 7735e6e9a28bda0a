import type { CreditCardDetail } from '../queries.ts';
import { getToday } from '@/lib/dates.ts';
import { splitBonuses } from '../split-bonuses.ts';
import * as texts from '../texts.ts';
import { BonusTable } from './bonus-table.tsx';
import { FactSection } from './fact-section.tsx';
import { PastFacts } from './past-facts.tsx';

export function BonusSection({ card }: { card: CreditCardDetail }) {
  const { current, past } = splitBonuses(card.signup_bonuses, getToday());
  if (current.length + past.length === 0) return null;
  const description =
    current.length === 0
      ? texts.noOfferIsKnownAt
      : current.length === 1
        ? undefined
        : texts.severalOffersAreKnownWhich;
  return (
    <FactSection title={texts.signUpBonus} description={description}>
      {current.length > 0 && (
        <BonusTable card={card} label={texts.offersOfToday} bonuses={current} />
      )}
      {past.length > 0 && (
        <PastFacts summary={texts.pastOffers(past.length)}>
          <BonusTable card={card} label={texts.pastOffersLabel} bonuses={past} isPast />
        </PastFacts>
      )}
    </FactSection>
  );
}
