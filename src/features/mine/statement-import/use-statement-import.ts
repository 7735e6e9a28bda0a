import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShopFacts } from '@/domain/merchant/recognize-shop.ts';
import type { CoveredPeriod } from '@/domain/statement/summarize-statement.ts';
import type { Reading } from '@/domain/statement/statement.ts';
import { keepReading, readingsOf } from './set-decisions.ts';
import type {
  AuditRequest,
  ChosenFile,
  Decisions,
  NotedOffer,
  ReviewRequest,
  StatementAudit,
  StatementCommand,
  StatementReport,
  StatementReview,
} from './schema.ts';

/** The part of a Worker that reading statements uses. */
export type StatementWorker = {
  postMessage: (command: StatementCommand, options?: StructuredSerializeOptions) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<StatementReport>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

function createWorker(): StatementWorker {
  return new Worker(new URL('./statement.worker.ts', import.meta.url), { type: 'module' });
}

const OUR_FAULT =
  'Something went wrong on this page. Remove the last file, or reload the page and try again.';

/** A file as it was when it was chosen: the worker, which takes its bytes, can be started over. */
type KeptFile = { readonly name: string; readonly content: Blob };
type Asked = {
  readonly number: number;
  readonly files: ReadonlyMap<string, KeptFile>;
  readonly request: ReviewRequest;
};
type Progress = { readonly id: string; readonly share: number };
type Audited = { readonly number: number; readonly audit: StatementAudit | null };
type Answer = { readonly number: number; readonly review: StatementReview | null };

/** The member's files in a worker, and their interpretation with the member's decisions and offers, which may change elsewhere. */
export function useStatementImport(
  shops: ShopFacts,
  memberId: string,
  decisions: Decisions,
  offers: readonly NotedOffer[],
  create: () => StatementWorker = createWorker,
) {
  const worker = useRef<StatementWorker>(null);
  const [asked, setAsked] = useState<Asked>(() => ({
    number: 0,
    files: new Map(),
    request: {
      readings: {},
      kept: readingsOf(memberId),
      cards: {},
      decisions,
      offers,
    },
  }));
  const [answer, setAnswer] = useState<Answer>({ number: 0, review: null });
  const [audited, setAudited] = useState<Audited>({ number: 0, audit: null });
  const [auditAsked, setAuditAsked] = useState(0);
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();

  const start = useCallback(() => {
    const started = create();
    started.onmessage = ({ data }) => {
      if (data.kind === 'failed') setFailure(OUR_FAULT);
      else if (data.kind === 'progress') setProgress(data);
      // Only the latest request is awaited.
      else if (data.kind === 'audited')
        setAudited((now) => (data.number >= now.number ? data : now));
      else setAnswer((now) => (data.number >= now.number ? data : now));
    };
    started.onerror = () => setFailure(OUR_FAULT);
    worker.current = started;
    return started;
  }, [create]);

  useEffect(() => {
    start();
    return () => {
      worker.current?.terminate();
      worker.current = null;
    };
  }, [start]);

  useEffect(() => {
    worker.current?.postMessage({ kind: 'learn', shops });
  }, [start, shops]);

  useEffect(() => {
    const { number, request } = asked;
    if (number > 0) worker.current?.postMessage({ kind: 'review', number, request });
    // Repeats the request after the catalog has changed.
  }, [asked, shops]);

  const ask = (change: Partial<ReviewRequest>, files?: Asked['files']) => {
    setFailure(undefined);
    setAsked((now) => ({
      number: now.number + 1,
      files: files ?? now.files,
      request: { ...now.request, ...change },
    }));
  };

  if (asked.request.decisions !== decisions || asked.request.offers !== offers)
    ask({ decisions, offers });

  const send = (files: readonly ChosenFile[]) => {
    worker.current?.postMessage(
      { kind: 'add', files },
      { transfer: files.map(({ bytes }) => bytes) },
    );
  };

  const addFiles = async (chosen: readonly File[]) => {
    try {
      const files = await Promise.all(
        chosen.map(async (file) => {
          const bytes = await file.arrayBuffer();
          return { id: crypto.randomUUID(), name: file.name, bytes, content: new Blob([bytes]) };
        }),
      );
      const added = files.map(({ id, name, content }) => [id, { name, content }] as const);
      send(files.map(({ id, name, bytes }) => ({ id, name, bytes })));
      setFailure(undefined);
      setAsked((now) => ({
        ...now,
        number: now.number + 1,
        files: new Map([...now.files, ...added]),
      }));
    } catch {
      setFailure('A file can’t be opened. If you moved it or changed it, choose it again.');
    }
  };

  const read = new Set(answer.review?.files.map(({ id }) => id));
  const isWorking = asked.files.size > 0 && answer.number !== asked.number && failure === undefined;
  const unread = isWorking ? [...asked.files].filter(([id]) => !read.has(id)) : [];
  const current = unread.find(([id]) => id === progress?.id) ?? unread[0];

  /** Stops reading: the files that were read before stay. */
  const cancel = async () => {
    const kept = [...asked.files].filter(([id]) => read.has(id));
    const files = await Promise.all(
      kept.map(async ([id, { name, content }]) => ({
        id,
        name,
        bytes: await content.arrayBuffer(),
      })),
    );
    // The screen may be gone by now, and its worker with it.
    if (worker.current === null) return;
    worker.current.terminate();
    start().postMessage({ kind: 'learn', shops });
    send(files);
    ask({}, new Map(kept));
  };

  return {
    review: answer.review,
    isWorking,
    /** The file that is being read, and the share of it that is done; undefined if none is. */
    reading: current && {
      name: current[1].name,
      share: progress?.id === current[0] ? progress.share : 0,
    },
    cancel,
    /** Files that were read or are being read. */
    fileCount: asked.files.size,
    failure,
    addFiles,
    removeFile: (id: string) => {
      worker.current?.postMessage({ kind: 'remove', id });
      ask({}, new Map([...asked.files].filter(([other]) => other !== id)));
    },
    readOtherwise: (id: string, reading: Reading) => {
      const { readings } = asked.request;
      const outcome = answer.review?.files.find((file) => file.id === id)?.outcome;
      if (outcome && 'bank' in outcome) keepReading(memberId, outcome.bank, reading);
      const own = reading.mapping ? reading : { ...readings[id], ...reading };
      ask({ readings: { ...readings, [id]: own }, kept: readingsOf(memberId) });
    },
    cards: asked.request.cards,
    setCard: (id: string, card: string) => {
      const { [id]: _former, ...others } = asked.request.cards;
      ask({ cards: card === '' ? others : { ...others, [id]: card } });
    },
    /** Null until requested, and again once the lines or the decisions change. */
    audit: audited.number === asked.number ? audited.audit : null,
    isAuditing:
      auditAsked > 0 &&
      auditAsked === asked.number &&
      audited.number !== asked.number &&
      failure === undefined,
    startAudit: (basis: Omit<AuditRequest, 'review'>) => {
      setFailure(undefined);
      const { number, request } = asked;
      setAuditAsked(number);
      worker.current?.postMessage({
        kind: 'audit',
        number,
        request: { ...basis, review: request },
      });
    },
    setPeriod: (period: CoveredPeriod) => {
      ask({ period });
    },
  };
}
