import { useNavigate } from '@tanstack/react-router';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { Due } from '@/domain/schedule/due.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import type { SharedWallet } from '@/features/plan/shared-pages/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createStored } from '@/lib/storage/stored.ts';
import type { SetupStep } from '../schema.ts';
import { isSetupDone } from '../list-setup-steps.ts';
import type { SetupParts } from './setup-wizard.tsx';
import type { RenderActivate } from './things-to-do.tsx';

// The counter comes first: the values beside and below it need the exact engine. One-time questions are rare.
const ThingsToDo = lazyNamed(() => import('./things-to-do.tsx'), 'ThingsToDo');
const YearValue = lazyNamed(() => import('./year-value.tsx'), 'YearValue');
const SetupWizard = lazyNamed(() => import('./setup-wizard.tsx'), 'SetupWizard');
const UseToday = lazyNamed(() => import('./use-today.tsx'), 'UseToday');

export type PanelsProps = {
  upcoming: readonly Due[];
  undated: readonly string[];
  hasSpending: boolean;
  today: CalendarDate;
};

/** The setup of this tab: under way until the member goes to Home, or put off until the next sign-in. */
const setup = createStored<'asking' | 'later' | null>({
  key: 'pointfolio-setup',
  place: 'session',
  fallback: null,
  read: (kept) => (kept === 'asking' || kept === 'later' ? kept : undefined),
});

type MemberHomePageProps = Pick<PanelsProps, 'upcoming' | 'undated'> & {
  step: SetupStep | undefined;
  counter: ReactNode;
  points: ReactNode;
  count: ReactNode;
  Panels: ComponentType<PanelsProps>;
  tip: ReactNode;
  renderLog: (benefitId: string) => ReactNode;
  renderActivate: RenderActivate;
  onShareYear: (year: SharedWallet) => void;
  setupParts: SetupParts;
};

export function MemberHomePage(props: MemberHomePageProps) {
  const {
    step,
    upcoming,
    undated,
    counter,
    points,
    count,
    Panels,
    tip,
    renderLog,
    renderActivate,
    onShareYear,
    setupParts,
  } = props;
  const { held, inputs } = useHoldings();
  const progress = {
    hasCards: held.length > 0,
    hasSpending: Object.keys(inputs.spending).length > 0,
  };
  const navigate = useNavigate();
  const state = useSyncExternalStore(setup.subscribe, setup.get);
  const isDone = isSetupDone(progress);
  const isPutOff = step === undefined && !isDone && state === 'later';
  const isAsking = step !== undefined || state === 'asking' || (!isDone && !isPutOff);
  // Once started, setup stays open until it is left: a reload in the middle goes on with it.
  useEffect(() => {
    if (isAsking) setup.set('asking');
  }, [isAsking]);
  const leave = (next: 'later' | null) => {
    if (next === null) setup.clear();
    else setup.set(next);
    void navigate({ to: '/app' });
  };
  return (
    <>
      {/* The page starts with the counter; the heading is for screen readers. */}
      <h1 className="sr-only">Home</h1>
      <div className="grid gap-8 max-md:gap-5">
        {(isAsking || isPutOff) && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <SetupWizard
              key={isPutOff ? 'later' : 'asking'}
              asked={step}
              progress={progress}
              parts={setupParts}
              isPutOff={isPutOff}
              onPutOff={(isLater) => {
                if (isLater) leave('later');
                else setup.set('asking');
              }}
              onFinish={() => leave(isDone ? null : 'later')}
            />
          </Suspense>
        )}
        {progress.hasCards && !isAsking && (
          <>
            <div className="grid content-start gap-x-14 gap-y-8 max-md:gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              {counter}
              <div className="grid min-w-0 content-start gap-4 lg:row-span-2">
                <Suspense fallback={<Skeleton className="h-72" />}>
                  <ThingsToDo
                    upcoming={upcoming}
                    undated={undated}
                    hasSpending={progress.hasSpending}
                    renderLog={renderLog}
                    renderActivate={renderActivate}
                  />
                </Suspense>
                <div className="empty:hidden max-md:hidden">{count}</div>
              </div>
              <Suspense fallback={<Skeleton className="h-[28rem]" />}>
                <UseToday />
              </Suspense>
            </div>
            <Suspense fallback={<Skeleton className="h-[52rem]" />}>
              <YearValue onShare={onShareYear}>{points}</YearValue>
            </Suspense>
            {/* The first screen of a phone has no room for it. */}
            <div className="empty:hidden md:hidden">{count}</div>
            <Suspense fallback={<Skeleton className="h-60 md:h-[80rem] xl:h-[40rem]" />}>
              <Panels
                upcoming={upcoming}
                undated={undated}
                hasSpending={progress.hasSpending}
                today={inputs.date}
              />
            </Suspense>
          </>
        )}
        {!isAsking && tip}
      </div>
    </>
  );
}
