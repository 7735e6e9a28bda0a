import type { ValuedYear } from '@/domain/rewards/problem.ts';
import type {
  AddedBySlug,
  FiguresBySlug,
  RankingPart,
  RankingQuestion,
} from './compute-ranking.ts';

export type RankingParts = {
  readonly alone: Readonly<Partial<Record<ValuedYear, FiguresBySlug>>>;
  readonly added: Readonly<Partial<Record<ValuedYear, AddedBySlug>>>;
};

export type RankingWorker = {
  postMessage: (question: RankingQuestion) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<RankingPart>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

type Listener = {
  readonly onPart: (parts: RankingParts) => void;
  readonly onFail: (error: Error) => void;
};

export type RankingSource = {
  readonly get: () => RankingParts;
  /** Computes while there is a listener; returns a function that removes this one. */
  readonly listen: (listener: Listener) => () => void;
};

function createWorker(): RankingWorker {
  return new Worker(new URL('./ranking.worker.ts', import.meta.url), { type: 'module' });
}

function addPart({ alone, added }: RankingParts, part: RankingPart): RankingParts {
  return part.kind === 'alone'
    ? { alone: { ...alone, [part.year]: part.figures }, added }
    : { alone, added: { ...added, [part.year]: part.cents } };
}

/** The answer to one question, computed once in a worker and kept for later readers. */
export function createRankingSource(
  question: RankingQuestion,
  create: () => RankingWorker = createWorker,
): RankingSource {
  let parts: RankingParts = { alone: {}, added: {} };
  let worker: RankingWorker | null = null;
  const listeners = new Set<Listener>();
  const isComplete = () => parts.added.first !== undefined;
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const start = () => {
    const started = create();
    worker = started;
    started.onmessage = ({ data }) => {
      parts = addPart(parts, data);
      if (isComplete()) end();
      for (const { onPart } of listeners) onPart(parts);
    };
    started.onerror = ({ message }) => {
      end();
      for (const { onFail } of listeners) onFail(new Error(message));
    };
    started.postMessage(question);
  };
  return {
    get: () => parts,
    listen: (listener) => {
      listeners.add(listener);
      if (worker === null && !isComplete()) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
  };
}
