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
import { NameForm } from './name-form.tsx';

function ToHousehold() {
  return (
    <Button asChild variant="outline">
      <Link to="/app/household">Open my household</Link>
    </Button>
  );
}

/** Target of an invitation: names the inviter first; joining alone shares nothing. */
export function JoinScreen({ token }: { token: string }) {
  const { data: household } = useSuspenseQuery(householdQuery());
  const invitation = useQuery({ ...invitationQuery(token), enabled: household === null });
  const accept = useAcceptInvitation();
  const navigate = useNavigate();

  if (household !== null && !accept.isPending && accept.data !== true) {
    return (
      <>
        <PageHeader
          title="Join a household"
          verdict="You’re in a household already."
          description="Leave it first if you want to join another: one account is in one household."
        />
        <ToHousehold />
      </>
    );
  }
  if (invitation.isPending) return <ListSkeleton label="Loading the invitation" rows={2} />;
  if (invitation.isLoadingError) {
    return <ErrorState title="The invitation could not be loaded" query={invitation} />;
  }
  if (invitation.data === null || accept.data === false) {
    return (
      <>
        <PageHeader
          title="Join a household"
          verdict="This invitation doesn’t work."
          description="It may have been used, withdrawn or run out, or the link is incomplete. Open the link once more, or ask for a new one."
        />
        <ToHousehold />
      </>
    );
  }
  const { invited_by: by, expires_at: ends } = invitation.data;
  return (
    <>
      <PageHeader
        title="Join a household"
        verdict={`${by} invites you to share a household.`}
        description={`You keep your own account. Nothing of yours is shared until you turn it on, and you can leave at any time. The invitation works until ${formatDate(getToday(new Date(ends)))}.`}
      />
      <NameForm
        label="Join the household"
        name=""
        action="Join"
        isBusy={accept.isPending}
        onSubmit={(name) =>
          accept.mutate(
            { token, name },
            {
              onSuccess: (isIn) => {
                if (isIn) void navigate({ to: '/app/household', replace: true });
              },
            },
          )
        }
      />
      {accept.error && (
        <p role="alert" className="text-destructive mt-3">
          You haven’t joined. {describeError(accept.error)}
        </p>
      )}
    </>
  );
}
