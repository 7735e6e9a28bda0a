import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { dayNumberOf } from '@/domain/calendar.ts';
import { spendingPresetsQuery } from '@/features/mine/annual-spending/queries.ts';
import { Counter } from '@/features/use/best-card/components/counter.tsx';
import type { CounterSearch } from '@/features/use/best-card/schema.ts';
import { ensureEligibility } from '@/features/mine/eligibility/queries.ts';
import { ensureHeldWallet, useHoldings } from '@/features/mine/member-cards/queries.ts';
import { MemberHomePage } from '@/features/home/member-home/components/member-home-page.tsx';
import { homeSearchSchema } from '@/features/home/member-home/schema.ts';
import { LogButton } from '@/features/use/my-benefits/components/log-button.tsx';
import { useMyBenefits } from '@/features/use/my-benefits/queries.ts';
import type { SharedWallet } from '@/features/plan/shared-pages/schema.ts';
import { tipsQuery } from '@/features/home/tips/queries.ts';
import {
  ensureDueHoldings,
  useDue,
  useUndatedFees,
} from '@/features/plan/upcoming-fees/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { createPart } from '@/lib/part.ts';

// Content below the first screen loads later.
const PointsTotal = lazyNamed(
  () => import('@/features/mine/point-systems/components/points-total.tsx'),
  'PointsTotal',
);
const ChaseCount = lazyNamed(
  () => import('@/features/learn/application-rules/components/chase-count.tsx'),
  'ChaseCount',
);
const HomePanels = lazyNamed(() => import('./-home-panels.tsx'), 'HomePanels');
const TipPanel = lazyNamed(
  () => import('@/features/home/tips/components/tip-panel.tsx'),
  'TipPanel',
);
// One-time questions are not part of every visit.
const QuickAddCards = lazyNamed(
  () => import('@/features/mine/member-cards/components/quick-add-cards.tsx'),
  'QuickAddCards',
);
const ActivateButton = lazyNamed(
  () => import('@/features/mine/member-cards/components/activate-button.tsx'),
  'ActivateButton',
);
const SharePageDialog = lazyNamed(
  () => import('@/features/plan/shared-pages/components/share-page-dialog.tsx'),
  'SharePageDialog',
);
const FirstAnswer = lazyNamed(() => import('./-first-answer.tsx'), 'FirstAnswer');
const FirstSpending = lazyNamed(() => import('../-first-spending.tsx'), 'FirstSpending');

/** The counter's answer is a third of the page's code and not needed until a question is entered. */
const answerPart = createPart(async () => {
  const { HomeAnswer } = await import('./-home-answer.tsx');
  return HomeAnswer;
});

function Answer(asked: CounterSearch & { onAskAmount: () => void }) {
  return <OnNeed part={answerPart} shown={asked.q ? asked : null} />;
}

export const Route = createFileRoute('/app/')({
  staticData: { asksWhoApplies: true },
  validateSearch: homeSearchSchema,
  head: () => createPageHead('Home'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      ensureHeldWallet(queryClient),
      ensureEligibility(queryClient),
      ensureDueHoldings(queryClient),
      queryClient.ensureQueryData(spendingPresetsQuery()),
      queryClient.ensureQueryData(tipsQuery()),
    ]),
  component: MemberHomeRoute,
  pendingComponent: skeletonOf('toolbar', 'panels'),
});

function MemberHomeRoute() {
  const { step, q, amount } = Route.useSearch();
  const { inputs, entries } = useHoldings();
  const benefits = useMyBenefits();
  const { data: tips } = useSuspenseQuery(tipsQuery());
  const [year, setYear] = useState<SharedWallet | null>(null);
  return (
    <>
      <MemberHomePage
        onShareYear={setYear}
        step={step}
        upcoming={useDue()}
        undated={useUndatedFees()}
        counter={
          <Counter search={{ q, amount }} onSearchChange={useSearchChange()} Answer={Answer} />
        }
        points={
          <Suspense fallback={<Skeleton className="h-6" />}>
            <PointsTotal />
          </Suspense>
        }
        count={
          <Suspense fallback={<Skeleton className="h-6 w-44" />}>
            <ChaseCount />
          </Suspense>
        }
        Panels={HomePanels}
        tip={
          <Suspense>
            <TipPanel tips={tips} day={dayNumberOf(inputs.date)} />
          </Suspense>
        }
        renderLog={(benefitId) => {
          const entry = benefits.find(({ key }) => key === benefitId);
          return entry && <LogButton entry={entry} />;
        }}
        renderActivate={(id, activation) => {
          const entry = entries.find(({ memberCard }) => memberCard.id === id);
          return (
            entry && (
              <Suspense>
                <ActivateButton
                  memberCard={entry.memberCard}
                  cardName={entry.memberCard.nickname ?? entry.card.name}
                  activation={activation}
                />
              </Suspense>
            )
          );
        }}
        setupParts={{
          cards: (
            <Suspense fallback={<ListSkeleton label="Loading the cards" />}>
              <QuickAddCards />
            </Suspense>
          ),
          spending: (
            <Suspense fallback={<ListSkeleton label="Loading the households" />}>
              <FirstSpending />
            </Suspense>
          ),
          answer: (onHome) => (
            <Suspense fallback={<ListSkeleton label="Working out your answer" rows={4} />}>
              <FirstAnswer onHome={onHome} />
            </Suspense>
          ),
        }}
      />
      {year && (
        <Suspense>
          <SharePageDialog
            snapshot={{ kind: 'year', document: year }}
            onClose={() => setYear(null)}
          />
        </Suspense>
      )}
    </>
  );
}
