import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { whenIdle } from '@/lib/when-idle.ts';

/** What a prerendered page was rendered from. */
export type Prerendered = {
  /** The address it was rendered for. */
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

/**
 * Gives the app what the page was rendered from, as old as it is, so that the app renders the same. What is newer is asked for
 * once all of the page is hydrated: with an answer that is there before, it would draw something else, and the page would
 * be thrown away with what was typed and pressed in it. Returns the address the page was rendered for; undefined for the
 * bare shell.
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

/** The app's own head takes the place of the page's; of the title, which may not be missing, it becomes the owner. */
export function handOverHead(): void {
  for (const element of document.head.querySelectorAll('[data-prerendered]')) {
    if (element.tagName === 'TITLE') element.removeAttribute('data-prerendered');
    else element.remove();
  }
}
