import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Target } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FilterSelect } from '@/components/filter-select.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { ListPage } from '@/components/list-page.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { Button } from '@/components/ui/button.tsx';
import { calendarDate } from '@/domain/calendar.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { HouseholdBar } from '@/features/mine/household/public.tsx';
import { sharedRowsQuery, useSharedHand } from '@/features/mine/household/queries.ts';
import { memberCardEdits } from '@/features/mine/member-cards/public.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { useMyPointValues } from '@/features/mine/point-systems/queries.ts';
import { createCardNaming, useCardNaming } from '@/features/mine/people/queries.ts';
import { usePurchases } from '@/features/mine/purchases/queries.ts';
import { purchase } from '@/features/mine/purchases/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { formatCents, formatCount } from '@/lib/format.ts';
import { hasTabDraft } from '@/lib/storage/tab-drafts.ts';
import { bonusTrackersQuery } from '../queries.ts';
import { type TrackerSearch, trackerShows } from '../search.ts';
import {
  type TrackedBonuses,
  type Tracker,
  listTrackers,
  listUnderWay,
  showOf,
  toTrackers,
  untrackedCards,
} from '../to-trackers.ts';
import { describeBonusOfOthers } from '../describe-next-steps.ts';
import { trackerDialog } from '../create-tracker-dialog.ts';
import { bonusTracker, trackerDraftName } from '../schema.ts';
import { TrackCard } from './track-card.tsx';
import { TrackerItem } from './tracker-item.tsx';
import { TrackerRow } from './tracker-row.tsx';

const showNames = { open: 'Under way', posted: 'Posted', lapsed: 'Missed' } as const;

/** Describes the spending left for all active bonuses; null if there are none. */
function describeLeft(trackers: readonly Tracker[]): string | null {
  const open = trackers.flatMap(({ name, progress }) =>
    progress.kind === 'open' ? [{ name, leftCents: progress.leftCents }] : [],
  );
  const [first] = open;
  if (first === undefined) return null;
  const left = formatCents(open.reduce((sum, { leftCents }) => sum + leftCents, 0));
  return open.length === 1
    ? `Spend ${left} more for the bonus of ${first.name}.`
    : `Spend ${left} more for ${formatCount(open.length, 'bonus', 'bonuses')}.`;
}

type BonusTrackerScreenProps = {
  search: TrackerSearch;
  onSearchChange: (change: Partial<TrackerSearch>) => void;
};

const sharedTrackersQuery = () => sharedRowsQuery(bonusTracker.name, bonusTracker.schema);
const sharedPurchasesQuery = () => sharedRowsQuery(purchase.name, purchase.schema);

/** Bonuses shared by others; undefined until all the data for their progress is loaded. */
function useSharedTrackers() {
  const { hand, reads: readsOfHand } = useSharedHand('benefits');
  const enabled = hand !== undefined;
  const trackers = useQuery({ ...sharedTrackersQuery(), enabled });
  const purchases = useQuery({ ...sharedPurchasesQuery(), enabled });
  const reads = readsOfHand && [...readsOfHand, trackers, purchases];
  const isKnown = reads?.every(({ isSuccess }) => isSuccess);
  const { data: rows } = trackers;
  const { data: spent } = purchases;
  const bonuses = useMemo(
    (): TrackedBonuses | undefined =>
      hand && isKnown && rows && spent
        ? {
            rows,
            memberCards: hand.cards,
            purchases: spent,
            nameCard: createCardNaming(hand.holders),
          }
        : undefined,
    [hand, isKnown, rows, spent],
  );
  return { reads, bonuses };
}

export function BonusTrackerScreen({ search, onSearchChange }: BonusTrackerScreenProps) {
  const { bonuses: shared, reads } = useSharedTrackers();
  const updateCard = useMutation(memberCardEdits.updating);
  const { data: rows } = useSuspenseQuery(bonusTrackersQuery());
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const purchases = usePurchases() ?? [];
  const catalog = useCatalog();
  const { myValueOf } = useMyPointValues();
  const today = calendarDate(getToday());
  const systems = new Map(catalog.pointSystems.map((system) => [system.id, system]));
  const issuers = new Map(catalog.companies.map(({ id, name }) => [id, name]));
  const nameCard = useCardNaming();
  const toList = (bonuses: TrackedBonuses) =>
    toTrackers(
      bonuses,
      catalog.cards,
      (card) => {
        const system = systems.get(card.point_system_id);
        return system ? myValueOf(system).centsPerPoint : 1;
      },
      today,
    );
  const own = toList({ rows, memberCards, purchases, nameCard });
  const ofOthers = new Set(shared ? listUnderWay(toList(shared)) : []);
  const trackers = [...own, ...ofOthers];
  const [edited, setEdited] = useState(() =>
    own.find(({ row }) => hasTabDraft(trackerDraftName(row))),
  );
  const close = () => {
    setEdited(undefined);
  };
  const held = memberCards.filter(({ status }) => status === 'held');
  const waiting = untrackedCards(memberCards, rows, today);
  const show = search.show ?? 'open';
  const shown = listTrackers(trackers, search);

  return (
    <>
      <ListPage
        title="Bonus tracker"
        verdict={describeLeft(trackers)}
        description="What’s left to spend for each sign-up bonus, by when, and at what pace."
        actions={held.length > 0 && <TrackCard memberCards={held} cards={catalog.cards} />}
        above={
          <div className="grid gap-4 pb-4">
            <HouseholdBar kind="benefits" adds="bonuses" reads={reads} />
            {waiting.length > 0 && (
              <p className="bg-primary-soft rounded-md px-3 py-2 text-sm">
                {formatCount(waiting.length, 'card')} opened in the last six months{' '}
                {waiting.length === 1 ? 'is' : 'are'} not tracked yet.
              </p>
            )}
            <LinkTabs
              label="Which bonuses"
              tabs={trackerShows.map((key) => ({
                key,
                label: showNames[key],
                count: trackers.filter((tracker) => showOf(tracker) === key).length,
                isCurrent: show === key,
                link: { to: '/app/bonus-tracker', search: { ...search, show: key } },
              }))}
            />
          </div>
        }
        isUnsearched={trackers.length === 0}
        noun="bonus"
        label="Search bonuses"
        search={search}
        onSearchChange={onSearchChange}
        shown={shown.length}
        count={trackers.length}
        summary={formatCount(shown.length, 'bonus', 'bonuses')}
        foldLabel="Sort"
        filters={
          <FilterSelect
            label="Sort by"
            value={search.sort ?? 'deadline'}
            options={[
              { value: 'deadline', label: 'Deadline' },
              { value: 'value', label: 'Value' },
            ]}
            onValueChange={(sort) => onSearchChange({ sort })}
          />
        }
        icon={<Target />}
        empty={{
          title: trackers.length === 0 ? 'No bonus is tracked yet' : 'Nothing here',
          action:
            held.length === 0 ? (
              <Button asChild>
                <Link to="/app/my-cards">Add my cards</Link>
              </Button>
            ) : (
              <Button asChild variant="outline">
                <Link to="/app/signup-bonuses">Look at the offers</Link>
              </Button>
            ),
        }}
        hint={
          held.length === 0
            ? 'Add the cards you hold first; then track what their bonuses ask for.'
            : 'Track the bonus of a card you hold, or find an offer that is worth it.'
        }
      >
        <ul className="border-foreground divide-y border-t">
          {shown.map((tracker) => {
            const issuer = issuers.get(tracker.card.company_id) ?? '';
            return ofOthers.has(tracker) ? (
              <TrackerRow
                key={tracker.row.id}
                tracker={tracker}
                issuer={issuer}
                lines={[describeBonusOfOthers(tracker)]}
              />
            ) : (
              <TrackerItem
                key={tracker.row.id}
                tracker={tracker}
                issuer={issuer}
                onPosted={({ memberCard }, postedOn) => {
                  // The application rules count from the day the bonus posted, which is the card's.
                  updateCard.mutate({ base: memberCard, values: { bonus_posted_on: postedOn } });
                }}
                onEdit={setEdited}
              />
            );
          })}
        </ul>
      </ListPage>
      {/* Outside the list: the edited bonus may leave the view, or be removed, while the dialog is open. */}
      <OnNeed
        key={edited?.row.id}
        part={trackerDialog}
        shown={
          edited
            ? {
                title: `The bonus of ${edited.name}`,
                tracker: edited.row,
                current: rows.find(({ id }) => id === edited.row.id),
                onClose: close,
              }
            : null
        }
      />
    </>
  );
}
