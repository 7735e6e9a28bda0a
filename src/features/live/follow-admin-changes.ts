import { createCatalogueStream } from '@/lib/live/catalogue-stream.ts';
import type { createLiveCache } from '@/lib/live/live-cache.ts';
import {
  type AdminMessage,
  type CatalogueMessage,
  type MemberMessage,
  readAdminMessage,
  readCatalogueMessage,
  readMemberMessage,
} from '@/lib/live/live-message.ts';
import { concerns } from '@/lib/live/patch-data.ts';
import type { followOwnChanges } from './follow-own-changes.ts';
import { type AdminChannel, fetchMissedOfAdmins } from './queries.ts';

const readDraft = (payload: unknown) => readAdminMessage(payload, readCatalogueMessage);
const readReport = (payload: unknown) => readAdminMessage(payload, readMemberMessage);

/** Brings what admins alone are told, drafts and reports of members, into an admin’s tab. */
export function followAdminChanges(
  cache: ReturnType<typeof createLiveCache>,
  own: ReturnType<typeof followOwnChanges>,
  onFailure: (error: unknown) => void,
) {
  const since = (number: number | undefined) =>
    number === undefined ? { since_seconds: cache.measureAge() } : { since_number: number };
  const drafts = createCatalogueStream<AdminMessage<CatalogueMessage>>({
    fetchMissed: (number) => fetchMissedOfAdmins('drafts', since(number), readDraft),
    apply: (messages) => {
      cache.apply(messages.map(({ news }) => ({ ...news, isForAdmins: true })));
    },
    invalidate: () => {
      cache.invalidateWhere((source) => source.drafts !== undefined);
    },
    onFailure,
  });
  const reports = createCatalogueStream<AdminMessage<MemberMessage>>({
    fetchMissed: (number) => fetchMissedOfAdmins('reports', since(number), readReport),
    apply: (messages) => {
      for (const { news } of messages) own.receive(news);
    },
    invalidate: () => {
      cache.invalidateWhere((source) => source.isOwn !== true && concerns(source, 'fact_reports'));
    },
    onFailure,
  });
  return {
    receive: (channel: AdminChannel, payload: unknown) => {
      if (channel === 'drafts') drafts.receive(readDraft(payload));
      else reports.receive(readReport(payload));
    },
    catchUp: () => Promise.all([drafts.catchUp(), reports.catchUp()]),
    stop: () => {
      drafts.stop();
      reports.stop();
    },
  };
}
