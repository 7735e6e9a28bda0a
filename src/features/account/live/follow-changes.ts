import type { Query, QueryClient } from '@tanstack/react-query';
import { createCatalogStream } from '@/lib/live/catalog-stream.ts';
import { createLiveCache } from '@/lib/live/live-cache.ts';
import {
  readCatalogMessage,
  readHouseholdMessage,
  readMemberMessage,
} from '@/lib/live/live-message.ts';
import type { LiveStatus } from '@/lib/live/live-status.ts';
import type { LiveEvent, MemberRevisions } from '@/lib/live/live-source.ts';
import { createPartJoiner } from '@/lib/live/join-parts.ts';
import { superviseLink } from '@/lib/live/supervise-link.ts';
import { sharedRowsKey } from '@/lib/rows/own-rows.ts';
import { readTokenRole } from '@/lib/token-role.ts';
import { fetchMemberRevisions, fetchMissed, fetchMissedOfMember, type Since } from './queries.ts';
import { openLink } from './start-link.ts';

const CATALOG = 'catalog';
const REPORTS = 'reports';
const reportsMayDiffer = { table: 'fact_reports', changes: 'reset', isForAdmins: true } as const;
/** Event on a member's own channel about their household. */
const HOUSEHOLD = 'household';
/** Household announcements are not stored, so a reconnect must assume that it changed. */
const householdMayDiffer = [
  { table: HOUSEHOLD, changes: 'reset' },
  { table: 'household-rows', changes: 'reset' },
] as const;

/** Channels the token's holder may receive; a former admin's next token allows fewer. */
function listTopics(memberId: string | undefined, token: string | undefined): readonly string[] {
  if (memberId === undefined || token === undefined) return [CATALOG];
  const own = [CATALOG, `member:${memberId}`];
  return readTokenRole(token) === 'app_admin' ? [...own, REPORTS] : own;
}

/** Reported only: nothing is lost, since a new connection first fetches what was missed. */
function reportTrouble(error: unknown): void {
  console.warn('Live updates are interrupted.', error);
}

type FollowOptions = {
  /** The member's token; undefined for a visitor. */
  readonly getToken: () => Promise<string | undefined>;
  readonly onStatus: (status: LiveStatus) => void;
  /** Keeps a query that was patched on the device. */
  readonly keep: (query: Query) => void;
  readonly isOnline?: () => boolean;
};

/** Brings every change of the reference data, and of one member's rows, into the cache of a tab. */
export function followChanges(client: QueryClient, options: FollowOptions) {
  const { getToken, onStatus, keep, isOnline = () => true } = options;
  let status: LiveStatus = 'offline';
  const cache = createLiveCache(client, {
    keep,
    // While offline, the next connection starts with this.
    onLate: () => {
      if (status !== 'offline') compareOwn().catch(restart);
    },
  });
  let supervisor: ReturnType<typeof superviseLink> | undefined;

  const restart = (error: unknown) => {
    reportTrouble(error);
    supervisor?.restart();
  };
  /** Finds missed changes of the member's rows by comparing revisions, which are fetched unless given. */
  const compareOwn = async (known?: MemberRevisions) => {
    cache.compareOwn(known ?? (await fetchMemberRevisions()));
  };

  /** Changes of the member's rows that wait while this tab writes: some are its own, and are answered. */
  const waiting: LiveEvent[] = [];
  const isWriting = () => client.isMutating() > 0;
  const bringWaiting = () => {
    if (!isWriting()) cache.apply(waiting.splice(0));
  };
  const stopWaiting = client.getMutationCache().subscribe(({ type }) => {
    if (isWriting() || (type !== 'updated' && type !== 'removed')) return;
    bringWaiting();
    cache.retryReads();
  });

  const followOwn = (event: LiveEvent) => {
    // Somebody may have left or shares less: their rows are dropped before anything is requested again.
    if (event.table === HOUSEHOLD) void client.resetQueries({ queryKey: sharedRowsKey });
    waiting.push(event);
    bringWaiting();
  };

  const join = createPartJoiner();
  let isAdmin = false;
  /** True if there was a connection before. */
  let isAgain = false;

  const sinceOf = (revision: number | undefined): Since =>
    revision === undefined ? { since_seconds: cache.measureAge() } : { since_revision: revision };
  const stream = createCatalogStream({
    fetchMissed: (revision) => fetchMissed(sinceOf(revision)),
    apply: cache.apply,
    onComplete: cache.noteComplete,
    invalidate: cache.invalidateAll,
    onFailure: restart,
  });

  /** Fetches missed changes of the catalog and of the member's rows in one request. */
  const catchUpAll = async () => {
    let revisions: MemberRevisions | undefined;
    await stream.catchUp(async (revision) => {
      const answer = await fetchMissedOfMember(sinceOf(revision));
      revisions = answer.revisions;
      return answer.missed;
    });
    await compareOwn(revisions);
  };

  return {
    /** Listens to the catalog, and to a member when there is one. */
    connect: (memberId: string | undefined) => {
      supervisor?.stop();
      supervisor = superviseLink({
        open: (events) =>
          openLink({
            ...events,
            listTopics: (token) => {
              const topics = listTopics(memberId, token);
              isAdmin = topics.includes(REPORTS);
              return topics;
            },
            getToken,
            onMessage: (message) => {
              const payload = join(message);
              if (payload === undefined) return;
              const { topic, event } = message;
              if (topic === CATALOG) stream.receive(readCatalogMessage(payload));
              else if (topic === REPORTS) cache.apply([reportsMayDiffer]);
              else if (event === HOUSEHOLD) followOwn(readHouseholdMessage(payload));
              else followOwn(readMemberMessage(payload));
            },
          }),
        catchUp: async () => {
          cache.noteConnection();
          cache.retryReads();
          if (memberId !== undefined && cache.isHoldingOwn()) await catchUpAll();
          else await stream.catchUp();
          if (isAdmin) cache.apply([reportsMayDiffer]);
          // A member who had no household when the page opened is not asked about again.
          const isInOne = Boolean(client.getQueryData([HOUSEHOLD]));
          if (memberId !== undefined && (isAgain || isInOne)) cache.apply(householdMayDiffer);
          isAgain = true;
        },
        onStatus: (next) => {
          status = next;
          onStatus(next);
        },
        onFailure: reportTrouble,
        isOnline,
      });
    },
    wake: () => supervisor?.wake(),
    restart: () => supervisor?.restart(),
    stop: () => {
      supervisor?.stop();
      stream.stop();
      stopWaiting();
      cache.stop();
    },
  };
}
