import type { ReportKind } from '@contract/browser-reports.ts';

export type KeptError = {
  readonly kind: Exclude<ReportKind, 'violation'>;
  readonly error: unknown;
};

declare global {
  interface Window {
    /** Begun by the script of the page, before anything else runs. */
    pointfolioErrors?: KeptError[];
  }
}

const MOST = 10;

/** Errors that wait to be reported; once they can be, what is added leaves at once. */
function getKept(): KeptError[] {
  return (window.pointfolioErrors ??= []);
}

/** Keeps an error that somebody was shown a page or a sentence for, so that it may be reported. */
export function keepError(kind: KeptError['kind'], error: unknown): void {
  if (getKept().length < MOST) getKept().push({ kind, error });
}

/** Hands over what has been kept, and from now on each error as it comes. */
export function takeErrors(take: (kept: KeptError) => void): void {
  const kept = getKept();
  kept.push = (...more) => {
    more.forEach(take);
    return 0;
  };
  kept.splice(0).forEach(take);
}
