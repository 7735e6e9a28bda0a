import { createSignal } from '@/lib/signal.ts';

/** An own card to describe: a new one, with the held card that it becomes, or one that is there. */
export type AskedOwnCard = {
  /** Slug of the own card to change; a new one by default. */
  readonly slug?: string;
  /** The name that was searched for in vain. */
  readonly name?: string;
  readonly status?: 'held' | 'closed' | 'wish_list' | 'authorized_user' | 'rejected';
  readonly owner?: string | null;
  /** Id of a held card that has become it. */
  readonly becomes?: string;
};

/** The own card of the open dialog; null while it is closed. */
export const askedOwnCard = createSignal<AskedOwnCard | null>(null);
