import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { Due } from '@/domain/schedule/due.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import type { SharedWallet } from '@/features/plan/shared-pages/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createStored } from '@/lib/storage/stored.ts';
import type { SetupStep } from '../schema.ts';
import { isSetupDone } from '../list-setup-steps.ts';
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

/** Postponed until the next sign-in: signing out clears the session's stored values. */
const putOff = createStored<boolean>({
  key: 'pointfolio-setup-later',
  place: 'session',
  fallback: false,
  read: (kept) => kept === true,
});

function isSetupPutOff(): boolean {
  return putOff.get();
}

function putSetupOff(isPutOff: boolean): void {
  if (isPutOff) putOff.set(true);
  else putOff.clear();
}

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
  setupParts: Readonly<Record<SetupStep, ReactNode>>;
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
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { held, inputs } = useHoldings();
  const progress = {
    hasPreference: user.newUserWizard.redemptionPreferenceCompleted,
    hasCards: held.length > 0,
    hasSpending: inputs.profile !== null && Object.keys(inputs.spending).length > 0,
  };
  const navigate = useNavigate();
  // Once started, setup stays open until it is left, so that the last answer can be reconsidered.
  const [isSettingUp, setSettingUp] = useState(!isSetupDone(progress));
  const [isPutOff, setPutOff] = useState(isSetupPutOff);
  const isAsking = isSettingUp || !isSetupDone(progress);
  return (
    <>
      {/* The page starts with the counter; the heading is for screen readers. */}
      <h1 className="sr-only">Home</h1>
      <div className="grid gap-8 max-md:gap-5">
        {isAsking && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <SetupWizard
              asked={step}
              progress={progress}
              parts={setupParts}
              isPutOff={isPutOff}
              onPutOff={(later) => {
                putSetupOff(later);
                setPutOff(later);
              }}
              onFinish={() => {
                setSettingUp(false);
                void navigate({ to: '/app' });
              }}
            />
          </Suspense>
        )}
        {progress.hasCards && (!isAsking || isPutOff) && (
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
        {tip}
      </div>
    </>
  );
}
