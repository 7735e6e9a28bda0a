import { isMemberGone } from '@/lib/page-member.ts';
import { createStored } from './stored.ts';

type Drafts = Readonly<Record<string, unknown>>;

/** By form name: values typed before a forced reload, for the page after it. */
const kept = createStored<Drafts>({
  key: 'pointfolio-tab-drafts',
  place: 'session',
  fallback: {},
  read: (value) => (typeof value === 'object' && value !== null ? { ...value } : undefined),
});

/** The open forms, each with a function that reads its typed values; undefined if there are none. */
const open = new Map<string, () => unknown>();
/** Values typed in forms closed by the current navigation. */
const left = new Map<string, unknown>();

/** Keeps typed form values across a forced reload. Returns a function that ends it. */
export function holdTabDraft(name: string, collect: () => unknown): () => void {
  const { pathname } = window.location;
  open.set(name, collect);
  return () => {
    open.delete(name);
    // A form closed without navigation was saved or discarded.
    if (window.location.pathname !== pathname) left.set(name, collect());
  };
}

/** Called when a navigation has completed, to drop the drafts of closed forms. */
export function forgetLeftDrafts(): void {
  left.clear();
}

/** Call it before the page is reloaded. The next member would find what somebody typed who has signed out since. */
export function keepTabDrafts(): void {
  if (isMemberGone()) return;
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
