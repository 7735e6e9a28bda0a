import { createSignal } from '@/lib/signal.ts';

/** The card that a member sets their own rate for, and where, by slugs. */
export type AskedOwnRate = {
  readonly card: string;
  readonly target?: { readonly kind: 'category' | 'sub_category'; readonly slug: string };
};

/** The category and card in the open dialog for a member's own rate; null while it is closed. */
export const askedOwnRate = createSignal<AskedOwnRate | null>(null);
