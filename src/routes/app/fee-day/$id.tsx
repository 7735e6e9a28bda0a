import { useQueryClient } from '@tanstack/react-query';
import { Link, createFileRoute, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { bonusTrackersQuery } from '@/features/bonus-tracker/queries.ts';
import type { BonusTrackerRow } from '@/features/bonus-tracker/schema.ts';
import { draftTracker } from '@/features/bonus-tracker/to-trackers.ts';
import { trackerDialog } from '@/features/bonus-tracker/tracker-dialog-part.ts';
import { FeeDayScreen } from '@/features/fee-day/components/fee-day-screen.tsx';
import type { FeeDayView } from '@/features/fee-day/schema.ts';
import { ensureFeeDay } from '@/features/fee-day/use-fee-day.ts';
import { memberCardsQuery } from '@/features/member-cards/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { useDoStep } from '../-use-do-step.ts';

export const Route = createFileRoute('/app/fee-day/$id')({
  head: () => createPageHead('Fee day'),
  loader: async ({ context: { queryClient }, params }) => {
    await ensureFeeDay(queryClient);
    const memberCards = await queryClient.ensureQueryData(memberCardsQuery());
    const isHeld = memberCards.some(({ id, status }) => id === params.id && status === 'held');
    if (!isHeld) throw notFound();
  },
  component: FeeDayPage,
  pendingComponent: () => <PageSkeleton label="Loading the fee day" parts={['rows', 'panels']} />,
  errorComponent: RouteError,
});

type LogOfferProps = { view: FeeDayView; offerCents: number; onLogged: () => void };

/** Logs what the issuer gives for keeping a card, as a bonus of that card. */
function LogOffer({ view, offerCents, onLogged }: LogOfferProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<BonusTrackerRow>();
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setDraft({
            ...draftTracker(view.entry.memberCard, null),
            starts_on: getToday(),
            cash_cents: offerCents > 0 ? offerCents : null,
            notes: 'Retention offer',
          });
        }}
      >
        Log an offer I took
      </Button>
      <OnNeed
        part={trackerDialog}
        shown={
          draft
            ? {
                title: `The offer for keeping ${view.name}`,
                tracker: draft,
                current: null,
                onClose: () => {
                  setDraft(undefined);
                  const rows = client.getQueryData(bonusTrackersQuery().queryKey) ?? [];
                  if (rows.some((row) => row.id === draft.id)) onLogged();
                },
              }
            : null
        }
      />
    </>
  );
}

type ActionsProps = { view: FeeDayView; close: ReturnType<typeof useDoStep>['close'] };

function Actions({ view, close }: ActionsProps) {
  const { memberCard } = view.entry;
  const [best] = view.answer.options;
  return (
    <>
      <Button
        variant={best?.way.kind === 'close' ? 'primary' : 'outline'}
        onClick={() => {
          void close(memberCard, view.name);
        }}
      >
        I closed it
      </Button>
      <Button asChild variant="outline">
        <Link to="/app/my-cards">I changed it: say so in my cards</Link>
      </Button>
    </>
  );
}

function FeeDayPage() {
  const { id } = Route.useParams();
  // Of the page: a card that is closed has no actions any more, and can still be taken back.
  const { close } = useDoStep();
  return (
    <FeeDayScreen
      key={id}
      memberCardId={id}
      renderActions={(view) => <Actions view={view} close={close} />}
      renderLogOffer={(offer) => <LogOffer {...offer} />}
    />
  );
}
