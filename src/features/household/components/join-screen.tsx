import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate, getToday } from '@/lib/dates.ts';
import { describeError } from '@/lib/describe-error.ts';
import { useAcceptInvitation } from '../mutations.ts';
import { householdQuery, invitationQuery } from '../queries.ts';
import * as texts from '../texts.ts';
import { NameForm } from './name-form.tsx';

function ToHousehold() {
  return (
    <Button asChild variant="outline">
      <Link to="/app/household">{texts.openMyHousehold}</Link>
    </Button>
  );
}

/** Where an invitation leads: who invites is said first, and joining shares nothing by itself. */
export function JoinScreen({ token }: { token: string }) {
  const { data: household } = useSuspenseQuery(householdQuery());
  const invitation = useQuery({ ...invitationQuery(token), enabled: household === null });
  const accept = useAcceptInvitation();
  const navigate = useNavigate();

  if (household !== null && !accept.isPending && accept.data !== true) {
    return (
      <>
        <PageHeader
          title={texts.joinAHousehold}
          verdict={texts.youreInAHouseholdAlready}
          description={texts.leaveItFirstIfYou}
        />
        <ToHousehold />
      </>
    );
  }
  if (invitation.isPending) return <ListSkeleton label={texts.loadingTheInvitation} rows={2} />;
  if (invitation.isLoadingError) {
    return (
      <ErrorState
        title={texts.theInvitationCouldNotBe}
        message={texts.checkYourConnectionAndTry}
        onRetry={() => void invitation.refetch()}
        isRetrying={invitation.isFetching}
      />
    );
  }
  if (invitation.data === null || accept.data === false) {
    return (
      <>
        <PageHeader
          title={texts.joinAHousehold}
          verdict={texts.thisInvitationDoesntWork}
          description={texts.itMayHaveBeenUsed}
        />
        <ToHousehold />
      </>
    );
  }
  const { invited_by: by, expires_at: ends } = invitation.data;
  return (
    <>
      <PageHeader
        title={texts.joinAHousehold}
        verdict={texts.invitesYouToShareA(by)}
        description={texts.youKeepYourOwnAccount(formatDate(getToday(new Date(ends))))}
      />
      <NameForm
        label={texts.joinTheHousehold}
        name=""
        action={texts.join}
        isBusy={accept.isPending}
        onSubmit={(name) => {
          accept.mutate(
            { token, name },
            {
              onSuccess: (isIn) => {
                if (isIn) void navigate({ to: '/app/household', replace: true });
              },
            },
          );
        }}
      />
      {accept.error && (
        <p role="alert" className="text-destructive mt-3">
          {texts.youHaventJoined(describeError(accept.error))}
        </p>
      )}
    </>
  );
}
