import { createStored } from './stored.ts';

type Drafts = Readonly<Record<string, unknown>>;

/** By name of the form: what was typed when the page had to be reloaded, for the page after it. */
const kept = createStored<Drafts>({
  key: 'pointfolio-tab-drafts',
  place: 'session',
  fallback: {},
  read: (value) => (typeof value === 'object' && value !== null ? { ...value } : undefined),
});

/** The forms that are open, and what is typed in them; undefined where nothing is. */
const open = new Map<string, () => unknown>();
/** Values typed in forms closed by the current navigation. */
const left = new Map<string, unknown>();

/** Lets what is typed in a form outlive a reload that nobody asked for. Returns what ends it. */
export function holdTabDraft(name: string, collect: () => unknown): () => void {
  const { pathname } = window.location;
  open.set(name, collect);
  return () => {
    open.delete(name);
    // Closed where it stood, it was saved or given up.
    if (window.location.pathname !== pathname) left.set(name, collect());
  };
}

/** The navigation has come through: what it closed is closed. */
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

/** Takes the values typed in a form before the reload, once; undefined if there are none. */
export function takeTabDraft(name: string): unknown {
  const { [name]: draft, ...others } = kept.get();
  if (draft !== undefined) kept.set(others);
  return draft;
}
