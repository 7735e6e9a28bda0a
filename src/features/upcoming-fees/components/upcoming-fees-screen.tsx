import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { CalendarDays, CalendarPlus, CalendarSync } from 'lucide-react';
import { countInUse } from '@/components/count-in-use.ts';
import { EmptyState } from '@/components/empty-state.tsx';
import { FilterSwitch } from '@/components/filter-switch.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { calendarDate, compareDates } from '@/domain/calendar.ts';
import type { Due } from '@/domain/schedule/due.ts';
import type { SharedHand } from '@/features/household/schema.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatCents, formatCount } from '@/lib/format.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { downloadCalendar } from '../share-calendar.ts';
import { monthOf } from '../draw-month.ts';
import { type FeeSearch, feeViews } from '../schema.ts';
import { useDue, useFeeCards } from '../queries.ts';
import * as texts from '../texts.ts';
import { listUndated } from '../to-holdings.ts';
import { useDueOfOthers } from '../use-due-of-others.ts';
import { describeMore, describeNoFees, kindNames, nameItem } from '../words.ts';
import { FeeVerdicts } from './fee-verdicts.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { Timeline } from './timeline.tsx';

const viewNames = {
  timeline: texts.timeline,
  calendar: texts.calendar,
  cards: texts.keepOrCancel,
} as const;

type UpcomingFeesScreenProps = {
  search: FeeSearch;
  /** Chooses whether the cards of the others in a household are shown too. */
  whose: ReactNode;
  /** Their cards while they are. */
  shared: SharedHand | undefined;
  onSearchChange: (change: Partial<FeeSearch>) => void;
};

function matches(item: Due, { fees, q = '' }: FeeSearch): boolean {
  const text = `${nameItem(item)} ${describeMore(item)} ${kindNames[item.kind]}`;
  return (!fees || item.kind === 'annual-fee') && matchesSearch(text, q);
}

export function UpcomingFeesScreen({
  search,
  whose,
  shared,
  onSearchChange,
}: UpcomingFeesScreenProps) {
  const own = useDue();
  const ofOthers = useDueOfOthers(shared);
  const isOfBoth = ofOthers.feeCards.length > 0;
  const upcoming = [...own, ...ofOthers.due].sort((a, b) => compareDates(a.date, b.date));
  const feeCards = useFeeCards();
  const today = calendarDate(getToday());
  const view = search.view ?? 'timeline';
  const fees = upcoming.flatMap((item) =>
    item.kind === 'annual-fee' && !item.fee.isWaived ? item : [],
  );
  const next = fees[0];
  const shown = upcoming.filter((item) => matches(item, search));
  const ownShown = own.filter((item) => matches(item, search));
  const undated = listUndated(feeCards);
  const undatedOfOthers = listUndated(ofOthers.feeCards);

  if (feeCards.length === 0 && upcoming.length === 0 && !isOfBoth) {
    return (
      <>
        <PageHeader title={texts.upcomingFees} />
        <div className="grid gap-4 pb-4 empty:hidden">{whose}</div>
        <EmptyState
          icon={<CalendarDays />}
          title={texts.noCardNoFee}
          action={
            <Button asChild>
              <Link to="/app/my-cards">{texts.addMyCards}</Link>
            </Button>
          }
        >
          {texts.addTheCardsYouHold}
        </EmptyState>
      </>
    );
  }

  return (
    <>
      <PageHeader
        title={texts.upcomingFees}
        verdict={
          fees.length === 0 ? (
            describeNoFees([...feeCards, ...ofOthers.feeCards])
          ) : (
            <>
              {isOfBoth ? texts.yourHouseholdWillPay : texts.youllPay}{' '}
              <LedgerDialog
                figure={formatCents(fees.reduce((sum, { fee }) => sum + fee.amountCents, 0))}
                title={texts.feesOfTheNextTwelve}
                description={isOfBoth ? texts.everyAnnualFeeOfYours : texts.everyAnnualFeeThatFalls}
              >
                <LedgerSection
                  title={texts.annualFees}
                  rows={fees.map(({ id, cardName, date, fee }) => ({
                    key: `${id} ${date}`,
                    label: cardName,
                    detail: formatDate(date),
                    valueCents: fee.amountCents,
                  }))}
                />
              </LedgerDialog>{' '}
              {texts.inAnnualFeesOverThe}
            </>
          )
        }
        description={
          next
            ? texts.theNextIsForOn(
                formatCents(next.fee.amountCents),
                next.cardName,
                formatDate(next.date),
              )
            : texts.feesDeadlinesAndLastDays
        }
        actions={
          <>
            <Button variant="outline" asChild>
              <Link to="/app/my-profile" hash="calendar-feed">
                <CalendarSync aria-hidden />
                <span>
                  {texts.subscribe}
                  <span className="sr-only"> {texts.inYourCalendar}</span>
                </span>
              </Link>
            </Button>
            <Button
              variant="outline"
              disabled={ownShown.length === 0}
              onClick={() => {
                downloadCalendar(ownShown);
              }}
            >
              <CalendarPlus aria-hidden />
              {isOfBoth ? texts.myCalendarFile : texts.calendarFile}
            </Button>
          </>
        }
      />
      <div className="grid gap-4">
        {whose}
        {undated.length > 0 && (
          <p className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
            {texts.weDontKnowWhenThe(undated.map(({ name }) => name).join(', '))}{' '}
            <Link to="/app/my-cards" className="underline underline-offset-4">
              {texts.addTheDayYouOpened}
            </Link>
            .
          </p>
        )}
        {undatedOfOthers.length > 0 && (
          <p className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
            {texts.theFeesOfTheOthers(undatedOfOthers.map(({ name }) => name).join(', '))}
          </p>
        )}
        <LinkTabs
          label={texts.howToLookAtIt}
          tabs={feeViews.map((key) => ({
            key,
            label: viewNames[key],
            isCurrent: view === key,
            link: { to: '/app/upcoming-fees', search: { ...search, view: key } },
          }))}
        />
        {view === 'cards' ? (
          <>
            {isOfBoth && <p className="text-muted-foreground text-sm">{texts.yourOwnCardsOnly}</p>}
            <FeeVerdicts feeCards={feeCards} />
          </>
        ) : (
          <div>
            <ListToolbar
              label={texts.searchFeesAndDeadlines}
              text={search.q}
              onTextChange={(q) => {
                onSearchChange({ q });
              }}
              summary={formatCount(shown.length, texts.date)}
              filtersInUse={countInUse(search.fees)}
            >
              <FilterSwitch
                label={texts.feesOnly}
                isOn={search.fees ?? false}
                onChange={(isOn) => {
                  onSearchChange({ fees: isOn || undefined });
                }}
              />
            </ListToolbar>
            {view === 'calendar' ? (
              <MonthCalendar
                month={monthOf(search.month, today)}
                today={today}
                upcoming={shown}
                search={search}
              />
            ) : shown.length === 0 ? (
              <EmptyState icon={<CalendarDays />} title={texts.nothingDue}>
                {texts.noFeeDeadlineOrBenefit}
              </EmptyState>
            ) : (
              <Timeline upcoming={shown} />
            )}
          </div>
        )}
      </div>
    </>
  );
}
