import { useEffect, useRef, useState } from 'react';
import type { ShopFacts } from '@/domain/merchant/recognize-shop.ts';
import type { CoveredPeriod } from '@/domain/statement/summarize-statement.ts';
import type { Reading } from '@/domain/statement/statement.ts';
import { keepReading, readingsOf } from './set-decisions.ts';
import type {
  AuditRequest,
  Decisions,
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

type Asked = { readonly number: number; readonly files: number; readonly request: ReviewRequest };
type Audited = { readonly number: number; readonly audit: StatementAudit | null };
type Answer = { readonly number: number; readonly review: StatementReview | null };

/** The member's files in a worker, and their interpretation with the member's decisions, which may change elsewhere. */
export function useStatementImport(
  shops: ShopFacts,
  memberId: string,
  decisions: Decisions,
  create: () => StatementWorker = createWorker,
) {
  const worker = useRef<StatementWorker>(null);
  const [asked, setAsked] = useState<Asked>(() => ({
    number: 0,
    files: 0,
    request: {
      readings: {},
      kept: readingsOf(memberId),
      cards: {},
      decisions,
    },
  }));
  const [answer, setAnswer] = useState<Answer>({ number: 0, review: null });
  const [audited, setAudited] = useState<Audited>({ number: 0, audit: null });
  const [auditAsked, setAuditAsked] = useState(0);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const started = create();
    started.onmessage = ({ data }) => {
      if (data.kind === 'failed') setFailure(data.message);
      // Only the latest request is awaited.
      else if (data.kind === 'audited')
        setAudited((now) => (data.number >= now.number ? data : now));
      else setAnswer((now) => (data.number >= now.number ? data : now));
    };
    started.onerror = ({ message }) => {
      setFailure(message);
    };
    worker.current = started;
    return () => {
      started.terminate();
      worker.current = null;
    };
  }, [create]);

  useEffect(() => {
    worker.current?.postMessage({ kind: 'learn', shops });
  }, [create, shops]);

  useEffect(() => {
    const { number, request } = asked;
    if (number > 0) worker.current?.postMessage({ kind: 'review', number, request });
    // Repeats the request after the catalog has changed.
  }, [asked, shops]);

  const ask = (change: Partial<ReviewRequest>, added = 0) => {
    setFailure(undefined);
    setAsked(({ number, files, request }) => ({
      number: number + 1,
      files: files + added,
      request: { ...request, ...change },
    }));
  };

  if (asked.request.decisions !== decisions) ask({ decisions });

  const readFiles = (chosen: readonly File[]) =>
    Promise.all(
      chosen.map(async (file) => ({
        id: crypto.randomUUID(),
        name: file.name,
        bytes: await file.arrayBuffer(),
      })),
    );

  const addFiles = async (chosen: readonly File[]) => {
    let files: Awaited<ReturnType<typeof readFiles>>;
    try {
      files = await readFiles(chosen);
    } catch (error) {
      // A file that was moved, or that the person may not read.
      setFailure(error instanceof Error ? error.message : String(error));
      return;
    }
    worker.current?.postMessage(
      { kind: 'add', files },
      { transfer: files.map(({ bytes }) => bytes) },
    );
    ask({}, files.length);
  };

  return {
    review: answer.review,
    isWorking: asked.files > 0 && answer.number !== asked.number && failure === undefined,
    hasFiles: asked.files > 0,
    failure,
    addFiles,
    removeFile: (id: string) => {
      worker.current?.postMessage({ kind: 'remove', id });
      ask({}, -1);
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
