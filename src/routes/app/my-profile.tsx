import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { AvatarPicker } from '@/features/avatar/components/avatar-picker.tsx';
import { ensureCatalogue, useCatalogue } from '@/features/catalogue/queries.ts';
import { ProfilePage } from '@/features/current-user/components/profile-page.tsx';
import { ProfileSection } from '@/features/current-user/components/profile-section.tsx';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { MyReports } from '@/features/fact-reports/components/my-reports.tsx';
import { myReportsQuery } from '@/features/fact-reports/queries.ts';
import { memberCardsQuery } from '@/features/member-cards/queries.ts';
import { OfflineSection } from '@/features/offline/components/offline-section.tsx';
import { PortabilitySection } from '@/features/portability/components/portability-section.tsx';
import { SignInSettings } from '@/features/session/components/sign-in-settings.tsx';
import { sessionQuery } from '@/features/session/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';
import * as texts from '../-texts.ts';

// What is seldom looked at, and asks the server before it shows anything.
const AuthenticatorApps = lazyNamed(
  () => import('@/features/session/components/authenticator-apps.tsx'),
  'AuthenticatorApps',
);
const SessionList = lazyNamed(
  () => import('@/features/session/components/session-list.tsx'),
  'SessionList',
);
const CalendarFeed = lazyNamed(
  () => import('@/features/calendar-feed/components/calendar-feed.tsx'),
  'CalendarFeed',
);
const People = lazyNamed(() => import('./-people.tsx'), 'People');
const FeedNotice = lazyNamed(
  () => import('@/features/calendar-feed/components/feed-notice.tsx'),
  'FeedNotice',
);
const DeleteAccount = lazyNamed(() => import('./-delete-account.tsx'), 'DeleteAccount');

export const Route = createFileRoute('/app/my-profile')({
  head: () => createPageHead(texts.myProfile),
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
  pendingComponent: () => <PageSkeleton label={texts.loadingYourProfile} parts={['panels']} />,
  errorComponent: RouteError,
});

function MyProfileRoute() {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const rows = useCatalogue();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const ownIds = new Set(memberCards.map((card) => card.credit_card_id));
  const ownSystemIds = new Set(
    rows.cards.filter(({ id }) => ownIds.has(id)).map((card) => card.point_system_id),
  );
  return (
    <ProfilePage picture={<AvatarPicker />} ownSystemIds={ownSystemIds}>
      <div id="people" className="scroll-mt-20">
        <ProfileSection title={texts.people} description={texts.keepTheCardsAndPoints}>
          <Suspense fallback={<ListSkeleton label={texts.loadingPeople} rows={1} />}>
            <People />
          </Suspense>
        </ProfileSection>
      </div>
      <div id="calendar-feed" className="scroll-mt-20">
        <ProfileSection title={texts.calendarFeed} description={texts.aPrivateAddressThatPuts}>
          <Suspense fallback={<ListSkeleton label={texts.loadingYourCalendarFeed} rows={1} />}>
            <CalendarFeed memberId={user.id} />
          </Suspense>
        </ProfileSection>
      </div>
      <ProfileSection title={texts.myReports} description={texts.whatYouToldUsIs}>
        <MyReports memberId={user.id} />
      </ProfileSection>
      {user.emailAddress !== null && (
        <ProfileSection title={texts.signingIn} description={texts.yourPasswordAndYourAddress}>
          <SignInSettings email={user.emailAddress} />
        </ProfileSection>
      )}
      <ProfileSection title={texts.authenticatorApp} description={texts.aSecondStepWhenYou}>
        <Suspense fallback={<ListSkeleton label={texts.loadingYourAuthenticatorApps} rows={1} />}>
          <AuthenticatorApps memberId={user.id} />
        </Suspense>
      </ProfileSection>
      <ProfileSection
        title={texts.whereYouAreSignedIn}
        description={texts.everyBrowserThatIsSigned}
      >
        <Suspense fallback={<ListSkeleton label={texts.loadingWhereYouAreSigned} rows={2} />}>
          <div className="grid gap-4">
            <SessionList memberId={user.id} />
            <FeedNotice memberId={user.id} />
          </div>
        </Suspense>
      </ProfileSection>
      <OfflineSection memberId={user.id} />
      <PortabilitySection />
      <Suspense>
        <DeleteAccount email={user.emailAddress} />
      </Suspense>
    </ProfilePage>
  );
}
