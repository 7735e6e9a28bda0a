import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { AvatarPicker } from '@/features/avatar/components/avatar-picker.tsx';
import { removeAvatarFiles } from '@/features/avatar/mutations.ts';
import { ensureCatalogue, useCatalogue } from '@/features/catalogue/queries.ts';
import { ProfilePage } from '@/features/current-user/components/profile-page.tsx';
import { ProfileSection } from '@/features/current-user/components/profile-section.tsx';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { MyReports } from '@/features/fact-reports/components/my-reports.tsx';
import { myReportsQuery } from '@/features/fact-reports/queries.ts';
import { memberCardsQuery } from '@/features/member-cards/queries.ts';
import { OfflineSection } from '@/features/offline/components/offline-section.tsx';
import { PortabilitySection } from '@/features/portability/components/portability-section.tsx';
import { sessionQuery } from '@/features/session/queries.ts';
import { useSignOut } from '@/features/session/use-sign-out.ts';
import { decisionsOf } from '@/features/statement-import/decisions.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/my-profile')({
  head: () => createPageHead('My profile'),
  loader: async ({ context: { queryClient } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery());
    await Promise.all([
      session && queryClient.prefetchQuery(myReportsQuery(session.userId)),
      queryClient.ensureQueryData(currentUserQuery()),
      ensureCatalogue(queryClient),
      queryClient.ensureQueryData(memberCardsQuery()),
    ]);
  },
  component: MyProfileRoute,
  pendingComponent: () => <PageSkeleton label="Loading your profile" parts={['panels']} />,
  errorComponent: RouteError,
});

function MyProfileRoute() {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const rows = useCatalogue();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const signOut = useSignOut();
  const ownIds = new Set(memberCards.map((card) => card.credit_card_id));
  const ownSystemIds = new Set(
    rows.cards.filter(({ id }) => ownIds.has(id)).map((card) => card.point_system_id),
  );
  return (
    <ProfilePage
      picture={<AvatarPicker />}
      ownSystemIds={ownSystemIds}
      onDeleting={() => removeAvatarFiles()}
      onDeleted={async () => {
        decisionsOf(user.id).clear();
        await signOut('/');
      }}
    >
      <ProfileSection
        title="My reports"
        description="What you told us is wrong, and what came of it."
      >
        <MyReports memberId={user.id} />
      </ProfileSection>
      <OfflineSection memberId={user.id} />
      <PortabilitySection />
    </ProfilePage>
  );
}
