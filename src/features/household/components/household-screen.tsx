import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { PageHeader } from '@/components/page-header.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { sessionQuery } from '@/features/session/queries.ts';
import { formatCount } from '@/lib/format.ts';
import { useInvite, useLeaveHousehold, useRenameMyself } from '../mutations.ts';
import { householdQuery } from '../queries.ts';
import { mostMembers } from '../schema.ts';
import * as texts from '../texts.ts';
import { InviteSection } from './invite-section.tsx';
import { MemberRows } from './member-rows.tsx';
import { NameForm } from './name-form.tsx';
import { Question } from './question.tsx';
import { ShareSwitches } from './share-switches.tsx';

/** Who shares with the member, what the member shares, and how somebody comes in and goes. */
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
          title={texts.household}
          verdict={texts.youShareWithNobody}
          description={texts.withYourPartnerOrFamily}
        />
        <Section aria-label={texts.startAHousehold}>
          <SectionHeader>
            <SectionTitle>{texts.startAHousehold}</SectionTitle>
          </SectionHeader>
          <SectionContent>
            <NameForm
              label={texts.startAHousehold}
              name=""
              action={texts.makeAnInvitationLink}
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
        title={texts.household}
        verdict={
          others === 0
            ? texts.nobodyHasJoinedYet
            : texts.youShareAHouseholdWith(
                others === 1
                  ? (members.find((each) => each !== me)?.display_name ?? texts.other)
                  : formatCount(others, texts.otherLower),
              )
        }
        description={texts.eachOfYouKeepsYour}
      />
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-6">
          <Section aria-label={texts.whoIsInIt}>
            <SectionHeader>
              <SectionTitle>{texts.whoIsInIt}</SectionTitle>
            </SectionHeader>
            <SectionContent className="pt-0">
              <MemberRows members={members} me={me} />
            </SectionContent>
          </Section>
          <Section aria-label={texts.whatTheOthersSeeOf}>
            <SectionHeader>
              <SectionTitle>{texts.whatTheOthersSeeOf}</SectionTitle>
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
          <Section aria-label={texts.myName}>
            <SectionHeader>
              <SectionTitle>{texts.myName}</SectionTitle>
            </SectionHeader>
            <SectionContent>
              <NameForm
                key={me.display_name}
                label={texts.myName}
                name={me.display_name}
                action={texts.rename}
                isBusy={rename.isPending}
                onSubmit={(name) => {
                  rename.mutate(name, {
                    onSuccess: () => {
                      toast({ title: texts.nameChanged, tone: 'success' });
                    },
                  });
                }}
              />
            </SectionContent>
          </Section>
          <Section aria-label={texts.leave}>
            <SectionHeader>
              <SectionTitle>{texts.leave}</SectionTitle>
            </SectionHeader>
            <SectionContent>
              <Question
                label={texts.leaveTheHousehold}
                title={texts.leaveTheHouseholdQuestion}
                action={texts.leave}
                isBusy={leave.isPending}
                onConfirm={() => {
                  leave.mutate(undefined, { onSuccess: invite.reset });
                }}
              >
                {texts.theOthersStopSeeingWhat}
                {others === 0 && texts.youAreTheLastOne}
              </Question>
            </SectionContent>
          </Section>
        </div>
      </div>
    </>
  );
}
