import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { OfflineSection } from '@/features/account/offline/components/offline-section.tsx';
import { householdQuery } from '@/features/mine/household/queries.ts';
import { calendarFeedQuery } from '@/features/plan/calendar-feed/queries.ts';
import { OwnLinks } from '@/features/plan/shared-pages/components/own-links.tsx';
import { sharedPagesQuery } from '@/features/plan/shared-pages/queries.ts';
import { isConsentAsked } from '@/lib/analytics-settings.ts';
import { isAllowed } from '@/lib/consent-rules.ts';
import { consent } from '@/lib/consent.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format.ts';

/** The result of a query in words, also while it is not known or cannot be read. */
function describeState<T>(
  query: { readonly isPending: boolean; readonly isError: boolean; readonly data: T | undefined },
  describe: (data: T) => string,
): string {
  if (query.isError) return 'Not known: it could not be read.';
  return query.data === undefined ? '…' : describe(query.data);
}

type SettingProps = { title: string; id: string; state: ReactNode; children: ReactNode };

function Setting({ title, id, state, children }: SettingProps) {
  return (
    <DataListItem className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <h3 id={id} className="font-medium">
          {title}
        </h3>
        <p className="text-muted-foreground text-sm">{state}</p>
      </div>
      {children}
    </DataListItem>
  );
}

function ChangeLink({ id, ...link }: { id: string } & Pick<LinkProps, 'to' | 'hash'>) {
  return (
    <Button asChild size="md" variant="outline">
      <Link {...link} id={`${id}-change`} aria-labelledby={`${id}-change ${id}`}>
        Change
      </Link>
    </Button>
  );
}

function StatisticsSetting() {
  const isOn = useSyncExternalStore(consent.subscribe, isAllowed);
  const isAsked = isConsentAsked();
  return (
    <Setting
      id="statistics-setting"
      title="Statistics and error reports"
      state={
        isAsked
          ? 'Visits, page speed and errors, without what you type and without amounts. Nobody who is signed in is recorded.'
          : 'This site has none: nothing is counted, reported or recorded.'
      }
    >
      {isAsked && (
        <Switch
          aria-labelledby="statistics-setting"
          checked={isOn}
          onCheckedChange={(isWanted) => consent.set(isWanted ? 'granted' : 'refused')}
        />
      )}
    </Setting>
  );
}

/** The list of what a member shares and allows, each with its switch or with the way there. */
export function PrivacySettings() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const feed = useQuery(calendarFeedQuery(user.id));
  const household = useQuery(householdQuery());
  const links = useQuery(sharedPagesQuery());
  return (
    <div className="mb-6 grid gap-6">
      <Section aria-labelledby="privacy-settings">
        <SectionHeader>
          <SectionTitle id="privacy-settings">What you share and allow</SectionTitle>
        </SectionHeader>
        <DataList className="border-t-0">
          <Setting
            id="feed-setting"
            title="Calendar feed"
            state={describeState(feed, (found) =>
              found
                ? `Since ${formatDate(getToday(new Date(found.made_at)))}, anyone who has its address can read what is due.`
                : 'You have no calendar feed.',
            )}
          >
            <ChangeLink id="feed-setting" to="/app/my-profile" hash="calendar-feed" />
          </Setting>
          <Setting
            id="household-setting"
            title="Household"
            state={describeState(household, (found) => {
              const own = found?.members.find(({ member_id: id }) => id === user.id);
              if (!own) return 'You’re not in a household.';
              return own.shares.length === 0
                ? 'You share nothing with the others.'
                : `The others see your ${own.shares.join(', ')}.`;
            })}
          >
            <ChangeLink id="household-setting" to="/app/household" />
          </Setting>
          <StatisticsSetting />
          <Setting
            id="links-setting"
            title="Links to wallets and plans"
            state={describeState(links, (found) =>
              found.length === 0 ? 'You have shared no links.' : formatCount(found.length, 'link'),
            )}
          >
            {null}
          </Setting>
        </DataList>
      </Section>
      <OwnLinks onWithdrawn={() => undefined} />
      <OfflineSection memberId={user.id} />
    </div>
  );
}
