import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { whenIdle } from '@/lib/when-idle.ts';

export type Prerendered = {
  /** Address it was rendered for. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  readonly reads: readonly (readonly [QueryKey, unknown])[];
};

/** Id of the element in which the build puts it. */
const PRERENDERED_ID = 'prerendered';

/** Renders the reads as a script that no browser runs. */
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

/**
 * Restores the data the page was rendered from, with its age, so that the app renders the same. Newer data is
 * requested once the whole page is hydrated: an earlier answer would render something else, and the page would be
 * discarded with the values typed and buttons pressed in it. Returns the address the page was rendered for; undefined
 * for the bare shell.
 */
export function restorePrerendered(queryClient: QueryClient): string | undefined {
  const text = document.getElementById(PRERENDERED_ID)?.textContent;
  if (!text) return undefined;
  const value: unknown = JSON.parse(text);
  if (!isPrerendered(value)) throw new Error('The page does not say what it was rendered from.');
  for (const [queryKey, data] of value.reads) {
    queryClient.setQueryData(queryKey, data, { updatedAt: value.builtAt });
    const ask = () => {
      whenIdle(() => void queryClient.invalidateQueries({ queryKey, exact: true }));
    };
    document.addEventListener('hydrated', ask, { once: true });
  }
  return value.path;
}

/** Replaces the page's head tags by the app's own; the title, which must always exist, is taken over. */
export function handOverHead(): void {
  for (const element of document.head.querySelectorAll('[data-prerendered]')) {
    if (element.tagName === 'TITLE') element.removeAttribute('data-prerendered');
    else element.remove();
  }
}
