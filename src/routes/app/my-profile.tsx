import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { useHashInView } from '@/components/use-hash-in-view.ts';
import { AvatarPicker } from '@/features/account/avatar/components/avatar-picker.tsx';
import { ensureCatalog, useCatalog } from '@/features/catalog/facts/queries.ts';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import {
  ValueSections,
  YouSections,
} from '@/features/account/current-user/components/profile-page.tsx';
import { ProfileSection } from '@/features/account/current-user/components/profile-section.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import {
  profilePages,
  profileSearchSchema,
  type ProfilePageName,
} from '@/features/account/current-user/search.ts';
import { MyReports } from '@/features/admin/fact-reports/components/my-reports.tsx';
import { myReportsQuery } from '@/features/admin/fact-reports/queries.ts';
import { ensureHeldWallet, memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { OfflineSection } from '@/features/account/offline/components/offline-section.tsx';
import { PortabilitySection } from '@/features/home/portability/components/portability-section.tsx';
import { SignInSettings } from '@/features/account/session/components/sign-in-settings.tsx';
import { sessionQuery } from '@/features/account/session/queries.ts';
import { Button } from '@/components/ui/button.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';

// Rarely opened, and needs the server before it shows anything.
const AuthenticatorApps = lazyNamed(
  () => import('@/features/account/session/components/authenticator-apps.tsx'),
  'AuthenticatorApps',
);
const SessionList = lazyNamed(
  () => import('@/features/account/session/components/session-list.tsx'),
  'SessionList',
);
const CalendarFeed = lazyNamed(
  () => import('@/features/plan/calendar-feed/components/calendar-feed.tsx'),
  'CalendarFeed',
);
const UsedPrograms = lazyNamed(
  () => import('@/features/mine/point-systems/components/used-programs.tsx'),
  'UsedPrograms',
);
const ReminderSummary = lazyNamed(
  () => import('@/features/plan/reminders/components/reminder-summary.tsx'),
  'ReminderSummary',
);
const People = lazyNamed(() => import('./-people.tsx'), 'People');
const FeedNotice = lazyNamed(
  () => import('@/features/plan/calendar-feed/components/feed-notice.tsx'),
  'FeedNotice',
);
const DeleteAccount = lazyNamed(() => import('./-delete-account.tsx'), 'DeleteAccount');

const pageTitles: Readonly<Record<ProfilePageName, string>> = {
  you: 'You',
  values: 'Values',
  reminders: 'Reminders and feed',
  data: 'Data and security',
};

export const Route = createFileRoute('/app/my-profile')({
  validateSearch: profileSearchSchema,
  // A section's hash alone leads to its page.
  beforeLoad: async ({ location: { hash }, search }) => {
    if (hash === '') return;
    const { searchOfSection } = await import('@/features/account/current-user/list-sections.ts');
    const found = searchOfSection(hash);
    if (found && found.page !== search.page) {
      throw redirect({ to: '/app/my-profile', search: found, hash, replace: true });
    }
  },
  loaderDeps: ({ search: { page = 'you' } }) => ({ page }),
  loader: async ({ context: { queryClient }, deps: { page } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery());
    await Promise.all([
      queryClient.ensureQueryData(currentUserQuery()),
      page === 'you' && ensureCatalog(queryClient),
      page === 'you' && session && queryClient.prefetchQuery(myReportsQuery(session.userId)),
      page === 'values' && ensureHeldWallet(queryClient),
    ]);
  },
  head: ({ match: { search } }) =>
    createPageHead(search.page ? `${pageTitles[search.page]} · My profile` : 'My profile'),
  component: MyProfileRoute,
  pendingComponent: () => <PageSkeleton label="Loading your profile" parts={['tabs', 'panels']} />,
});

/** The four names fit beside each other on a phone. */
const remindersLabel = (
  <span>
    Reminders<span className="max-sm:sr-only"> and feed</span>
  </span>
);

function MyProfileRoute() {
  useHashInView();
  const { page = 'you' } = Route.useSearch();
  const Page = pageParts[page];
  return (
    <>
      <PageHeader title="My profile" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <LinkTabs
          label="Pages of my profile"
          tabs={profilePages.map((key) => ({
            key,
            label: key === 'reminders' ? remindersLabel : pageTitles[key],
            isCurrent: key === page,
            link: { to: '/app/my-profile', search: key === 'you' ? {} : { page: key } },
          }))}
        />
        <Page />
      </div>
    </>
  );
}

const pageParts = { you: You, values: Values, reminders: Reminders, data: DataAndSecurity };

function You() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  return (
    <YouSections
      picture={<AvatarPicker />}
      people={
        <ProfileSection
          id="people"
          title="People"
          description="Keep your partner’s or your business’s cards and points alongside your own. Issuers judge each person by their own cards; your business’s cards count for you, since you apply for them."
        >
          <Suspense fallback={<ListSkeleton label="Loading people" rows={1} />}>
            <People />
          </Suspense>
        </ProfileSection>
      }
      reports={
        <ProfileSection title="My reports" description="Mistakes you reported, and our answers.">
          <MyReports memberId={user.id} />
        </ProfileSection>
      }
    />
  );
}

function Values() {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const rows = useCatalog();
  const ownIds = new Set(memberCards.map((card) => card.credit_card_id));
  const ownSystemIds = new Set(
    rows.cards.filter(({ id }) => ownIds.has(id)).map((card) => card.point_system_id),
  );
  return (
    <ValueSections
      ownSystemIds={ownSystemIds}
      programs={
        <ProfileSection
          title="Programs I use"
          description="Points of one airline, hotel, railroad or store are worth something only if you use it. Points of a program you don’t use count at their cash value, or not at all. We guess from your cards, points and spending until you tell us."
        >
          <Suspense fallback={<ListSkeleton label="Loading the programs" rows={2} />}>
            <OwnFactsProvider>
              <UsedPrograms />
            </OwnFactsProvider>
          </Suspense>
        </ProfileSection>
      }
    />
  );
}

function Reminders() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  return (
    <>
      <ProfileSection
        title="Reminders"
        description="Fees, deadlines and credits reach you by push notification or email before their day."
      >
        <Suspense fallback={<ListSkeleton label="Loading your reminders" rows={2} />}>
          <ReminderSummary memberId={user.id} email={user.emailAddress} />
        </Suspense>
        <Button asChild variant="outline" className="mt-4">
          <Link to="/app/reminders">Change reminders</Link>
        </Button>
      </ProfileSection>
      <ProfileSection
        id="calendar-feed"
        title="Calendar feed"
        description="A private address that adds due dates to your own calendar, with reminders, and keeps them up to date."
      >
        <Suspense fallback={<ListSkeleton label="Loading your calendar feed" rows={1} />}>
          <CalendarFeed memberId={user.id} />
        </Suspense>
      </ProfileSection>
    </>
  );
}

function DataAndSecurity() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  return (
    <>
      {user.emailAddress !== null && (
        <ProfileSection
          id="signing-in"
          title="Signing in"
          description={`Your password and your address, ${user.emailAddress}. Before you change either, we make sure it’s you.`}
        >
          <SignInSettings email={user.emailAddress} />
        </ProfileSection>
      )}
      <ProfileSection
        id="authenticator-app"
        title="Authenticator app"
        description="A second step when you sign in: after your password, a code from an app on your phone. Your password alone is then not enough."
      >
        <Suspense fallback={<ListSkeleton label="Loading your authenticator apps" rows={1} />}>
          <AuthenticatorApps memberId={user.id} />
        </Suspense>
      </ProfileSection>
      <ProfileSection
        title="Where you are signed in"
        description="Every browser that is signed in to your account. A browser you sign out here must sign in again, but can keep reading and saving for up to an hour."
      >
        <Suspense fallback={<ListSkeleton label="Loading where you are signed in" rows={2} />}>
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
    </>
  );
}
