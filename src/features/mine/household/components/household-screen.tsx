import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { sessionQuery } from '@/features/account/session/queries.ts';
import { formatCount } from '@/lib/format.ts';
import { useInvite, useLeaveHousehold, useRenameMyself, useSetShare } from '../mutations.ts';
import { householdQuery } from '../queries.ts';
import { type HouseholdMember, kindsWithCards, mostMembers, shareKinds } from '../schema.ts';
import { InviteSection } from './invite-section.tsx';
import { MemberRows, Question, shareWords } from './member-rows.tsx';
import { NameForm } from './name-form.tsx';

function ShareSwitches({ me }: { me: HouseholdMember }) {
  const { mutate, isPending } = useSetShare();
  const id = useId();
  return (
    <ul aria-label="What I share" className="divide-y">
      {shareKinds.map((kind) => {
        const { name, seen } = shareWords[kind];
        const isMissingCards = kindsWithCards.includes(kind) && !me.shares.includes('cards');
        return (
          <li key={kind} className="flex items-start justify-between gap-4 py-3">
            <div className="grid gap-0.5">
              <p id={`${id}-${kind}`} className="font-medium">
                {name}
              </p>
              <p id={`${id}-${kind}-seen`} className="text-muted-foreground max-w-prose text-sm">
                {isMissingCards && 'Share your cards first. '}
                {seen}
              </p>
            </div>
            <Switch
              aria-labelledby={`${id}-${kind}`}
              aria-describedby={`${id}-${kind}-seen`}
              checked={me.shares.includes(kind)}
              disabled={isPending || isMissingCards}
              onCheckedChange={(isShared) => mutate({ memberId: me.member_id, kind, isShared })}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function HouseholdScreen() {
  const { data: household } = useSuspenseQuery(householdQuery());
  const { data: session } = useQuery(sessionQuery());
  const invite = useInvite();
  const rename = useRenameMyself();
  const leave = useLeaveHousehold();
  const members = household?.members ?? [];
  const me = members.find(({ member_id }) => member_id === session?.userId);

  if (household === null || me === undefined) {
    return (
      <>
        <PageHeader
          title="Household"
          verdict="Just you so far."
          description="With your partner or family in one household, you see each other’s cards on one page. Each of you keeps your own account and chooses what the others see: nothing is shared until you turn it on."
        />
        <Section aria-label="Start a household">
          <SectionHeader>
            <SectionTitle>Start a household</SectionTitle>
          </SectionHeader>
          <SectionContent>
            <NameForm
              label="Start a household"
              name=""
              action="Make an invitation link"
              isBusy={invite.isPending}
              onSubmit={invite.mutate}
            />
          </SectionContent>
        </Section>
      </>
    );
  }

  const others = members.length - 1;
  return (
    <>
      <PageHeader
        title="Household"
        verdict={
          others === 0
            ? 'Nobody has joined yet.'
            : `You share a household with ${
                others === 1
                  ? (members.find((each) => each !== me)?.display_name ?? '1 other')
                  : formatCount(others, 'other')
              }.`
        }
        description="Each of you keeps your own account. You can see what the others share, but never change it."
      />
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-6">
          <Section aria-label="Who is in it">
            <SectionHeader>
              <SectionTitle>Who is in it</SectionTitle>
            </SectionHeader>
            <SectionContent className="pt-0">
              <MemberRows members={members} me={me} />
            </SectionContent>
          </Section>
          <Section aria-label="What the others see of me">
            <SectionHeader>
              <SectionTitle>What the others see of me</SectionTitle>
            </SectionHeader>
            <SectionContent className="pt-0">
              <ShareSwitches me={me} />
            </SectionContent>
          </Section>
        </div>
        <div className="grid content-start gap-6">
          {members.length < mostMembers && (
            <InviteSection
              name={me.display_name}
              invitations={household.invitations}
              invite={invite}
            />
          )}
          <Section aria-label="My name">
            <SectionHeader>
              <SectionTitle>My name</SectionTitle>
            </SectionHeader>
            <SectionContent>
              <NameForm
                key={me.display_name}
                label="My name"
                name={me.display_name}
                action="Rename"
                isBusy={rename.isPending}
                onSubmit={(name) =>
                  rename.mutate(name, {
                    onSuccess: () => {
                      toast({ title: 'Name changed', tone: 'success' });
                    },
                  })
                }
              />
            </SectionContent>
          </Section>
          <Section aria-label="Leave">
            <SectionHeader>
              <SectionTitle>Leave</SectionTitle>
            </SectionHeader>
            <SectionContent>
              <Question
                label="Leave the household"
                title="Leave the household?"
                action="Leave"
                isBusy={leave.isPending}
                onConfirm={() => leave.mutate(undefined, { onSuccess: invite.reset })}
              >
                The others stop seeing what you share at once, you stop seeing what they share, and
                your open invitations end. Your own cards and points stay as they are.
                {others === 0 && ' You are the last one: the household ends.'}
              </Question>
            </SectionContent>
          </Section>
        </div>
      </div>
    </>
  );
}
