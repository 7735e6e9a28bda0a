import { FactList } from '@/components/data-list.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { cn } from '@/lib/class-names.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { useIsHydrated } from '@/lib/use-device-value.ts';
import { compareOffers } from '../compare-offers.ts';
import { listAges } from '../list-ages.ts';
import { listLimits } from '../list-limits.ts';
import type { CreditCardDetail } from '../queries.ts';

/** Questions that applicants ask first, answered from the facts below it. */
export function CardBrief({ card }: { card: CreditCardDetail }) {
  const today = getToday();
  // A prerendered page may be read on a later day.
  const isHydrated = useIsHydrated();
  const offer = compareOffers(card.signup_bonuses, today);
  const limits = listLimits(card);
  return (
    <div className="grid gap-x-10 gap-y-4 @3xl:grid-cols-3">
      <Section aria-labelledby="offer-history">
        <SectionHeader>
          <SectionTitle id="offer-history">
            {offer ? `Today’s offer: ${offer.today}` : 'No offer today'}
          </SectionTitle>
        </SectionHeader>
        <SectionContent className="grid gap-1 pt-1.5">
          {offer ? (
            offer.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
          ) : (
            <p>No sign-up bonus is known at the moment.</p>
          )}
        </SectionContent>
      </Section>
      <Section aria-labelledby="limits">
        <SectionHeader>
          <SectionTitle id="limits">Who can’t get it</SectionTitle>
        </SectionHeader>
        <SectionContent className="pt-1.5">
          {limits.length === 0 ? (
            <p>No limit is known.</p>
          ) : (
            <ul className="grid gap-1">
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          )}
        </SectionContent>
      </Section>
      <Section aria-labelledby="ages">
        <SectionHeader>
          <SectionTitle id="ages">How old the facts are</SectionTitle>
        </SectionHeader>
        <SectionContent className="pt-1.5">
          <FactList
            className="grid-cols-2"
            facts={listAges(card, today).map(({ name, oldest, isOverdue }) => ({
              label: name,
              value: (
                <span className={cn(isHydrated && isOverdue && 'text-caution')}>
                  {oldest === null ? 'one has no date' : formatDate(oldest)}
                  {isHydrated && isOverdue && ', old'}
                </span>
              ),
            }))}
          />
        </SectionContent>
      </Section>
    </div>
  );
}
