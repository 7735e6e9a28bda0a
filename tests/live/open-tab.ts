import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { creditCards } from '@/features/catalog/facts/tables.ts';
import { followChanges } from '@/features/account/live/follow-changes.ts';
import type { LiveStatus } from '@/lib/live/live-status.ts';

export function readCards() {
  return new QueryClient().fetchQuery(creditCards.query());
}

type Held = Awaited<ReturnType<typeof readCards>>;

export type Tab = {
  readonly findFee: (slug: string) => number | undefined;
  readonly listCards: () => Held['rows'];
  readonly getStatus: () => LiveStatus;
  /** Calls back with each fee of a card as the tab shows it. */
  readonly watchFee: (slug: string, onFee: (cents: number) => void) => void;
  readonly wake: () => void;
  readonly stop: () => void;
};

/** Opens a visitor's tab that shows the cards: the browser's code without its page. */
export function openTab(
  cards: Held,
  getToken: () => Promise<string | undefined> = () => Promise.resolve(undefined),
): Tab {
  const client = new QueryClient();
  const observer = new QueryObserver(client, {
    ...creditCards.query(),
    initialData: cards,
    staleTime: Infinity,
  });
  const unsubscribe = observer.subscribe(() => undefined);
  let status: LiveStatus = 'starting';
  const follower = followChanges(client, {
    getToken,
    onStatus: (next) => {
      status = next;
    },
    keep: () => undefined,
  });
  follower.connect(undefined);
  const listCards = () => observer.getCurrentResult().data ?? [];
  const findFee = (slug: string) =>
    listCards().find((card) => card.slug === slug)?.annual_fee_cents;
  return {
    findFee,
    listCards,
    getStatus: () => status,
    watchFee: (slug, onFee) => {
      let last = findFee(slug);
      client.getQueryCache().subscribe(() => {
        const fee = creditCards.rowsIn(client).find((card) => card.slug === slug)?.annual_fee_cents;
        if (fee === undefined || fee === last) return;
        last = fee;
        onFee(fee);
      });
    },
    wake: follower.wake,
    stop: () => {
      follower.stop();
      unsubscribe();
      client.clear();
    },
  };
}
