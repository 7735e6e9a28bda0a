import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate, getToday } from '@/lib/dates.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import { invitationQuery } from '../queries.ts';

/** Names to a visitor who invites them to what, before they sign in or create an account. */
export function InvitationPanel({ token }: { token: string }) {
  const invitation = useQuery(invitationQuery(token, 'read_household_invitation'));
  if (invitation.isPending) return <ListSkeleton label="Loading the invitation" rows={2} />;
  if (invitation.isLoadingError) {
    return <ErrorState title="The invitation could not be loaded" query={invitation} />;
  }
  if (!invitation.data) {
    return (
      <PageHeader
        title="Join a household"
        verdict="This invitation doesn’t work."
        description="It may have been used, withdrawn or run out, or the link is incomplete. Open the link once more, or ask for a new one."
      />
    );
  }
  const { invited_by: by, expires_at: ends } = invitation.data;
  return (
    <>
      <PageHeader
        title="Join a household"
        verdict={`${by} invites you to share a household.`}
        description={`In ${PRODUCT_NAME}, the two of you see which card to pay with and whose fees are due. You keep your own account, and nothing of yours is shared until you turn it on. The invitation works until ${formatDate(getToday(new Date(ends)))}.`}
      />
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to="/register">Create an account to join</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/login">Sign in to join</Link>
        </Button>
      </div>
    </>
  );
}
