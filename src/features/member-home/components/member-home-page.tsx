import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import type { Upcoming } from '@/domain/schedule/upcoming.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import type { SetupStep } from '../schema.ts';
import { isSetupPutOff, putSetupOff } from '../setup-later.ts';
import { isSetupDone } from '../setup-steps.ts';
import { BonusProgress } from './bonus-progress.tsx';
import { ComingUp } from './coming-up.tsx';
import { EligibilityChanges } from './eligibility-changes.tsx';
import { HeldCards } from './held-cards.tsx';
import { LapsingBenefits } from './lapsing-benefits.tsx';
import { SetupWizard } from './setup-wizard.tsx';
import { Suggestions } from './suggestions.tsx';
import { UseToday } from './use-today.tsx';

type MemberHomePageProps = {
  step: SetupStep | undefined;
  upcoming: readonly Upcoming[];
  /** The cards with a fee of which nobody knows when it falls due. */
  undated: readonly string[];
  /** The wallet in figures; shown once there are cards. */
  stats: ReactNode;
  tip: ReactNode;
  /** What logs with one press that a benefit is used. */
  renderLog: (benefitId: string) => ReactNode;
  setupParts: Readonly<Record<SetupStep, ReactNode>>;
};

export function MemberHomePage(props: MemberHomePageProps) {
  const { step, upcoming, undated, stats, tip, renderLog, setupParts } = props;
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { held, inputs } = useHeldWallet();
  const progress = {
    hasPreference: user.newUserWizard.redemptionPreferenceCompleted,
    hasCards: held.length > 0,
    hasSpending: inputs.profile !== null && Object.keys(inputs.spending).length > 0,
  };
  const navigate = useNavigate();
  // Once begun, the set-up stays until it is left: the last answer can still be thought over.
  const [isSettingUp, setSettingUp] = useState(!isSetupDone(progress));
  const [isPutOff, setPutOff] = useState(isSetupPutOff);
  const isAsking = isSettingUp || !isSetupDone(progress);
  const today = inputs.date;
  return (
    <>
      <PageHeader
        title="Home"
        description={
          inputs.profile === null
            ? undefined
            : `All figures are for “${inputs.profile.name}”, in a typical year.`
        }
      />
      <div className="grid gap-6">
        {isAsking && (
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
        )}
        {progress.hasCards && (!isAsking || isPutOff) && (
          <>
            {stats}
            <div className="grid items-start gap-6 xl:grid-cols-2">
              <div className="grid min-w-0 gap-6">
                <UseToday />
                <HeldCards />
                {progress.hasSpending && <Suggestions />}
              </div>
              <div className="grid min-w-0 gap-6">
                <ComingUp upcoming={upcoming} undated={undated} today={today} />
                <LapsingBenefits upcoming={upcoming} today={today} renderLog={renderLog} />
                <BonusProgress today={today} />
                <EligibilityChanges />
              </div>
            </div>
          </>
        )}
        {tip}
      </div>
    </>
  );
}
