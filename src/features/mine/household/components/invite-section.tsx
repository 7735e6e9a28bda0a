import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate, getToday } from '@/lib/dates.ts';
import { type useInvite, useWithdrawInvitation } from '../mutations.ts';
import { type Invitation, mostInvitations } from '../schema.ts';
import { InvitationLink } from './invitation-link.tsx';

type InviteSectionProps = {
  name: string;
  invitations: readonly Invitation[];
  invite: ReturnType<typeof useInvite>;
};

export function InviteSection({ name, invitations, invite }: InviteSectionProps) {
  const withdraw = useWithdrawInvitation();
  return (
    <Section aria-label="Invite">
      <SectionHeader>
        <SectionTitle>Invite</SectionTitle>
      </SectionHeader>
      <SectionContent className="grid gap-4">
        {invite.data !== undefined && invitations.length > 0 && (
          <InvitationLink link={invite.data} />
        )}
        {invitations.length > 0 && (
          <ul aria-label="Open invitations" className="divide-y">
            {invitations.map(({ id, created_at: made, expires_at: ends }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-2 text-sm">
                <span>
                  Made on {formatDate(getToday(new Date(made)))}, works until{' '}
                  {formatDate(getToday(new Date(ends)))}
                </span>
                <Button
                  variant="outline"
                  disabled={withdraw.isPending}
                  onClick={() => withdraw.mutate(id, { onSuccess: invite.reset })}
                >
                  Withdraw
                </Button>
              </li>
            ))}
          </ul>
        )}
        {invitations.length < mostInvitations ? (
          <Button
            variant="outline"
            className="justify-self-start"
            isLoading={invite.isPending}
            onClick={() => invite.mutate(name)}
          >
            Make an invitation link
          </Button>
        ) : (
          <p className="text-muted-foreground text-sm">
            Five invitations are open: withdraw one to make another.
          </p>
        )}
      </SectionContent>
    </Section>
  );
}
