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

/** Errors waiting to be reported; once reporting has started, new ones are sent at once. */
function getKept(): KeptError[] {
  return (window.pointfolioErrors ??= []);
}

/** Keeps an error the person saw, so that it can be reported. */
export function keepError(kind: KeptError['kind'], error: unknown): void {
  if (getKept().length < MOST) getKept().push({ kind, error });
}

/** Hands over the kept errors, then each new one as it occurs. */
export function takeErrors(take: (kept: KeptError) => void): void {
  const kept = getKept();
  kept.push = (...more) => {
    more.forEach(take);
    return 0;
  };
  kept.splice(0).forEach(take);
}
