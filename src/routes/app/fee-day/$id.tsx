import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { bonusTrackersQuery } from '@/features/mine/bonus-tracker/queries.ts';
import type { BonusTrackerRow } from '@/features/mine/bonus-tracker/schema.ts';
import { draftTracker } from '@/features/mine/bonus-tracker/to-trackers.ts';
import { trackerDialog } from '@/features/mine/bonus-tracker/create-tracker-dialog.ts';
import { FeeDayScreen } from '@/features/plan/fee-day/components/fee-day-screen.tsx';
import type { FeeDayView } from '@/features/plan/fee-day/schema.ts';
import { ensureFeeDay } from '@/features/plan/fee-day/use-fee-day.ts';
import { memberCardsQuery, useHoldings } from '@/features/mine/member-cards/queries.ts';
import { toProductChange } from '@/features/mine/member-cards/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { createPart } from '@/lib/part.ts';
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
  pendingComponent: skeletonOf('rows', 'panels'),
});

type LogOfferProps = { view: FeeDayView; offerCents: number; onLogged: () => void };

/** Logs a retention offer as a bonus of the card. */
function LogOffer({ view, offerCents, onLogged }: LogOfferProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<BonusTrackerRow>();
  return (
    <>
      <Button
        variant="outline"
        onClick={() =>
          setDraft({
            ...draftTracker(view.entry.memberCard, null, () => 1),
            starts_on: getToday(),
            cash_cents: offerCents > 0 ? offerCents : null,
            notes: 'Retention offer',
          })
        }
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

const changeDialog = createPart(
  async () =>
    (await import('@/features/mine/member-cards/components/product-change-dialog.tsx'))
      .ProductChangeDialog,
);

type ActionsProps = { view: FeeDayView; doStep: ReturnType<typeof useDoStep> };

function Actions({ view, doStep }: ActionsProps) {
  const { memberCard, card } = view.entry;
  const { inputs } = useHoldings();
  const [isChanging, setChanging] = useState(false);
  const [best] = view.answer.options;
  const wanted = best?.way.kind === 'change' ? view.changes.get(best.way.card)?.card : undefined;
  return (
    <>
      <Button
        variant={best?.way.kind === 'close' ? 'primary' : 'outline'}
        onClick={() => void doStep.close(memberCard, view.name)}
      >
        I closed it
      </Button>
      {wanted && (
        <Button
          onClick={() => {
            const values = toProductChange(card.id, wanted.id, getToday());
            void doStep.change(memberCard, values, wanted.name);
          }}
        >
          I changed it to {wanted.name}
        </Button>
      )}
      <Button variant="outline" onClick={() => setChanging(true)}>
        {wanted ? 'I changed it to another card' : 'I changed it'}
      </Button>
      <OnNeed
        part={changeDialog}
        shown={
          isChanging
            ? {
                entry: view.entry,
                rows: inputs.rows,
                onChange: (values, product) => {
                  void doStep.change(memberCard, values, product);
                },
                onClose: () => setChanging(false),
              }
            : null
        }
      />
    </>
  );
}

function FeeDayPage() {
  const { id } = Route.useParams();
  // Kept at page level: a closed card has no actions, but the step can still be undone.
  const doStep = useDoStep();
  return (
    <FeeDayScreen
      key={id}
      memberCardId={id}
      renderActions={(view) => <Actions view={view} doStep={doStep} />}
      renderLogOffer={(offer) => <LogOffer {...offer} />}
    />
  );
}
