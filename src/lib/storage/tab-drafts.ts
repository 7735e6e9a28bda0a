import { createStored } from './stored.ts';

type Drafts = Readonly<Record<string, unknown>>;

/** By form name: values typed before a reload, for the page after it. */
const kept = createStored<Drafts>({
  key: 'pointfolio-tab-drafts',
  place: 'session',
  fallback: {},
  read: (value) => (typeof value === 'object' && value !== null ? { ...value } : undefined),
});

/** Open forms, with a function that returns their typed values; undefined if there are none. */
const open = new Map<string, () => unknown>();
/** Values typed in forms that the current navigation has closed. */
const left = new Map<string, unknown>();

/**
 * Preserves a form's typed values across a reload that the member did not request. Returns the function that ends it.
 */
export function holdTabDraft(name: string, collect: () => unknown): () => void {
  const { pathname } = window.location;
  open.set(name, collect);
  return () => {
    open.delete(name);
    // A form closed without navigation was saved or discarded.
    if (window.location.pathname !== pathname) left.set(name, collect());
  };
}

/** Forgets forms that a completed navigation has closed. */
export function forgetLeftDrafts(): void {
  left.clear();
}

/** Call it before the page is reloaded. */
export function keepTabDrafts(): void {
  const typed = [...left, ...[...open].map(([name, collect]) => [name, collect()] as const)];
  const drafts = typed.filter(([, draft]) => draft !== undefined);
  if (drafts.length > 0) kept.set({ ...kept.get(), ...Object.fromEntries(drafts) });
}

export function hasTabDraft(name: string): boolean {
  return name in kept.get();
}

/** Takes the values typed in a form before the reload, once; undefined if there were none. */
export function takeTabDraft(name: string): unknown {
  const { [name]: draft, ...others } = kept.get();
  if (draft !== undefined) kept.set(others);
  return draft;
}
