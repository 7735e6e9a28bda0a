import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { resource as tips } from '@/features/admin/records/resources/tips.ts';
import { resourceListQuery } from '@/features/admin/records/queries.ts';
import { reportInboxQuery } from '@/features/admin/fact-reports/queries.ts';
import { followChanges } from '@/features/account/live/follow-changes.ts';
import type { LiveStatus } from '@/lib/live/live-status.ts';
import type { createLiveWorld } from './live-world.ts';
import { getAccessToken, openSession } from './tab-session.ts';

type World = Awaited<ReturnType<typeof createLiveWorld>>;

/** An admin's tab that shows the list of tips, including drafts, and the open reports. */
export async function openAdminTab({ stack, network }: World) {
  const email = `admin-${crypto.randomUUID()}@pointfolio.test`;
  const admin = await stack.createMember(email, 'a long enough password', {
    role: 'app_admin',
  });
  openSession(network.url, stack.publishableKey, admin.accessToken);
  const client = new QueryClient();
  let status: LiveStatus = 'starting';
  const follower = followChanges(client, {
    getToken: getAccessToken,
    onStatus: (next) => {
      status = next;
    },
    keep: () => undefined,
  });
  const list = resourceListQuery(tips, { sort: 'title' });
  const screens = [
    new QueryObserver(client, list).subscribe(() => undefined),
    new QueryObserver(client, reportInboxQuery('open')).subscribe(() => undefined),
  ];
  await client.ensureQueryData(list);
  await client.ensureQueryData(reportInboxQuery('open'));
  follower.connect(admin.id);
  return {
    getStatus: () => status,
    listTips: () => client.getQueryData(list.queryKey)?.rows ?? [],
    listReports: () => client.getQueryData(reportInboxQuery('open').queryKey) ?? [],
    stop: () => {
      follower.stop();
      for (const close of screens) close();
      client.clear();
    },
  };
}
