import { Share2 } from 'lucide-react';
import { CopyField } from '@/components/copy-field.tsx';
import { reportFailure } from '@/components/report-failure.ts';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { shareText } from '@/lib/share-text.ts';
import { type useInvite, useWithdrawInvitation } from '../mutations.ts';
import { type Invitation, mostInvitations } from '../schema.ts';

function InvitationLink({ link }: { link: string }) {
  const share = async () => {
    const outcome = await shareText({
      title: 'Share a household on Pointfolio',
      text: 'Join my household on Pointfolio:',
      url: link,
    });
    if (outcome === 'copied') toast({ title: 'Copied, with the link', tone: 'success' });
  };
  return (
    <CopyField
      label="Invitation link"
      hint="It’s shown only once and works for one person, for seven days. Send it only to the person you invite."
      value={link}
      noun="Link"
    >
      <Button
        onClick={() => {
          share().catch(reportFailure('The link could not be shared'));
        }}
      >
        <Share2 aria-hidden /> Share
      </Button>
    </CopyField>
  );
}

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
