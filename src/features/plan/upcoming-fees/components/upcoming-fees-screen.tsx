import { Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { CalendarDays, CalendarPlus, CalendarSync } from 'lucide-react';
import { FilterSwitch } from '@/components/filter-switch.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { ListPage } from '@/components/list-page.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { calendarDate, compareDates } from '@/domain/calendar.ts';
import { toCalendarEvent } from '@/domain/export/calendar-events.ts';
import { formatCalendarFile } from '@/domain/export/ics.ts';
import { lastDayOf } from '@/domain/schedule/describe-reminder.ts';
import { type Due, keepNextMonthly } from '@/domain/schedule/due.ts';
import { HouseholdBar } from '@/features/mine/household/public.tsx';
import { MailMeButton } from '@/features/plan/own-reminders/public.tsx';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatCents, formatCount } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import { saveFile } from '@/lib/save-file.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { monthOf } from '../draw-month.ts';
import { type FeeSearch, feeViews } from '../schema.ts';
import { useDue, useFeeCards } from '../queries.ts';
import { listUndated } from '../to-holdings.ts';
import { useDueOfOthers } from '../use-due-of-others.ts';
import { describeMore, describeNoFees, kindNames, nameItem } from '../words.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { Timeline } from './timeline.tsx';

/** A view of its own, which needs the exact engine. */
const FeeVerdicts = lazyNamed(() => import('./fee-verdicts.tsx'), 'FeeVerdicts');

const viewNames = {
  timeline: 'Timeline',
  calendar: 'Calendar',
  cards: 'Keep or cancel',
} as const;

function matches(item: Due, { fees, q = '' }: FeeSearch): boolean {
  const text = `${nameItem(item)} ${describeMore(item)} ${kindNames[item.kind]}`;
  return (!fees || item.kind === 'annual-fee') && matchesSearch(text, q);
}

/** Hands the member a calendar file with reminders for each fee, deadline and last day. */
function downloadCalendar(upcoming: readonly Due[]): void {
  const text = formatCalendarFile({
    productId: `-//${PRODUCT_NAME}//Fees and deadlines//EN`,
    name: `${PRODUCT_NAME}: fees and deadlines`,
    madeAt: `${getToday()}T00:00:00Z`,
    refreshHours: null,
    events: upcoming.map((item) => toCalendarEvent(item, window.location.hostname)),
  });
  saveFile(`${PRODUCT_NAME.toLowerCase()}-fees-and-deadlines.ics`, 'text/calendar', text);
}

type UpcomingFeesScreenProps = {
  search: FeeSearch;
  onSearchChange: (change: Partial<FeeSearch>) => void;
};

export function UpcomingFeesScreen({ search, onSearchChange }: UpcomingFeesScreenProps) {
  const own = useDue();
  const ofOthers = useDueOfOthers();
  const isOfBoth = ofOthers.feeCards.length > 0;
  const upcoming = [...own, ...ofOthers.due].sort((a, b) => compareDates(a.date, b.date));
  const feeCards = useFeeCards();
  const today = calendarDate(getToday());
  const view = search.view ?? 'timeline';
  const fees = upcoming.flatMap((item) =>
    item.kind === 'annual-fee' && !item.fee.isWaived ? item : [],
  );
  const next = fees[0];
  const listed = view === 'timeline' ? keepNextMonthly(upcoming) : upcoming;
  const shown = listed.filter((item) => matches(item, search));
  const ownShown = own.filter((item) => matches(item, search));
  const undated = listUndated(feeCards);
  const undatedOfOthers = listUndated(ofOthers.feeCards);

  const hasAny = feeCards.length > 0 || upcoming.length > 0 || isOfBoth;

  return (
    <ListPage
      title="Upcoming fees"
      verdict={
        hasAny &&
        (fees.length === 0 ? (
          describeNoFees([...feeCards, ...ofOthers.feeCards])
        ) : (
          <>
            {isOfBoth ? 'Your household will pay' : 'You’ll pay'}{' '}
            <LedgerDialog
              figure={formatCents(fees.reduce((sum, { fee }) => sum + fee.amountCents, 0))}
              title="Fees of the next twelve months"
              description={
                isOfBoth
                  ? 'Every annual fee that falls due, on its day: of your cards, and of those the others share.'
                  : 'Every annual fee that falls due, on its day.'
              }
            >
              <LedgerSection
                title="Annual fees"
                rows={fees.map(({ id, cardName, date, fee }) => ({
                  key: `${id} ${date}`,
                  label: cardName,
                  detail: formatDate(date),
                  valueCents: fee.amountCents,
                }))}
              />
            </LedgerDialog>{' '}
            in annual fees over the next twelve months.
          </>
        ))
      }
      description={
        hasAny &&
        (next
          ? `The next is ${formatCents(next.fee.amountCents)} for ${next.cardName} on ${formatDate(next.date)}.`
          : 'Fees, deadlines and last days of the next twelve months.')
      }
      actions={
        hasAny && (
          <>
            <Button variant="outline" asChild>
              <Link to="/app/my-profile" hash="calendar-feed">
                <CalendarSync aria-hidden />
                <span>
                  Subscribe
                  <span className="sr-only"> in your calendar</span>
                </span>
              </Link>
            </Button>
            <Button
              variant="outline"
              disabled={ownShown.length === 0}
              onClick={() => downloadCalendar(ownShown)}
            >
              <CalendarPlus aria-hidden />
              {isOfBoth ? 'My calendar file' : 'Calendar file'}
            </Button>
          </>
        )
      }
      above={
        <div className="grid gap-4 pb-4 empty:hidden">
          <HouseholdBar kind="cards" adds="fees" reads={ofOthers.reads} />
          {undated.length > 0 && (
            <p className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
              We don’t know when the fee of {undated.map(({ name }) => name).join(', ')} is due.{' '}
              <Link to="/app/my-cards" className="underline underline-offset-4">
                Add the day you opened it, or the month of the fee
              </Link>
              .
            </p>
          )}
          {undatedOfOthers.length > 0 && (
            <p className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
              We don’t know when the fee of {undatedOfOthers.map(({ name }) => name).join(', ')} is
              due. Its holder can add the day they opened it.
            </p>
          )}
          {hasAny && (
            <LinkTabs
              label="How to look at it"
              tabs={feeViews.map((key) => ({
                key,
                label: viewNames[key],
                isCurrent: view === key,
                link: { to: '/app/upcoming-fees', search: { ...search, view: key } },
              }))}
            />
          )}
          {view === 'cards' && isOfBoth && (
            <p className="text-muted-foreground text-sm">Your own cards only.</p>
          )}
        </div>
      }
      isUnsearched={!hasAny || view === 'cards'}
      noun="date"
      label="Search fees and deadlines"
      placeholder="Card or benefit"
      search={search}
      onSearchChange={onSearchChange}
      // The other views show themselves when nothing matches.
      shown={hasAny && view !== 'timeline' ? 1 : shown.length}
      count={listed.length}
      summary={formatCount(shown.length, 'date')}
      cleared={{ fees: undefined }}
      filters={
        <FilterSwitch
          label="Fees only"
          isOn={search.fees ?? false}
          onChange={(isOn) => onSearchChange({ fees: isOn || undefined })}
        />
      }
      icon={<CalendarDays />}
      empty={
        hasAny
          ? { title: 'Nothing due' }
          : {
              title: 'No card, no fee',
              action: (
                <Button asChild>
                  <Link to="/app/my-cards">Add my cards</Link>
                </Button>
              ),
            }
      }
      hint={
        hasAny
          ? 'No fee, deadline or benefit of the next twelve months matches.'
          : 'Add the cards you hold, with the day you opened each, to see when their fees are due.'
      }
    >
      {view === 'cards' && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <FeeVerdicts feeCards={feeCards} />
        </Suspense>
      )}
      {view === 'calendar' && (
        <MonthCalendar
          month={monthOf(search.month, today)}
          today={today}
          upcoming={shown}
          search={search}
        />
      )}
      {view === 'timeline' && (
        <Timeline
          upcoming={shown}
          renderAction={(item) =>
            item.kind !== 'own-reminder' &&
            own.includes(item) && (
              <MailMeButton
                name={`${nameItem(item)}: ${kindNames[item.kind]}`}
                date={item.date < today ? lastDayOf(item) : item.date}
              />
            )
          }
        />
      )}
    </ListPage>
  );
}
