import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What a page that was drawn at build time was drawn from. */
export type Prerendered = {
  /** The address it was drawn for. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  readonly reads: readonly (readonly [QueryKey, unknown])[];
};

/** The id of the element in which the build leaves it. */
const PRERENDERED_ID = 'prerendered';

/** The reads as a script that no browser runs. */
export function renderPrerendered(prerendered: Prerendered): string {
  const json = JSON.stringify(prerendered).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${PRERENDERED_ID}">${json}</script>`;
}

function isPrerendered(value: unknown): value is Prerendered {
  if (typeof value !== 'object' || value === null) return false;
  const { path, builtAt, reads }: Record<keyof Prerendered, unknown> = {
    path: undefined,
    builtAt: undefined,
    reads: undefined,
    ...value,
  };
  return typeof path === 'string' && typeof builtAt === 'number' && Array.isArray(reads);
}

/** A page as the build has drawn it. */
type DrawnPage = {
  /** The address it was drawn for. */
  readonly path: string;
  /**
   * Has what is newer asked for. Not before the app has taken the page over: with an answer that is there earlier it would
   * draw something else, and the page, with what was typed and pressed in it, would be thrown away.
   */
  readonly expire: () => void;
};

/**
 * Gives the app what the page was drawn from, as old as it is, so that the app draws the same. Undefined for the bare
 * shell.
 */
export function restorePrerendered(queryClient: QueryClient): DrawnPage | undefined {
  const text = document.getElementById(PRERENDERED_ID)?.textContent;
  if (!text) return undefined;
  const value: unknown = JSON.parse(text);
  if (!isPrerendered(value)) throw new Error('The page does not say what it was drawn from.');
  const { path, builtAt, reads } = value;
  for (const [queryKey, data] of reads) {
    queryClient.setQueryData(queryKey, data, { updatedAt: builtAt });
  }
  return {
    path,
    expire: () => {
      for (const [queryKey] of reads) {
        void queryClient.invalidateQueries({ queryKey, exact: true });
      }
    },
  };
}

/** The app's own head takes the place of the page's; of the title, which may not be missing, it becomes the owner. */
export function handOverHead(): void {
  for (const element of document.head.querySelectorAll('[data-prerendered]')) {
    if (element.tagName === 'TITLE') element.removeAttribute('data-prerendered');
    else element.remove();
  }
}
