import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { creditCardsQuery, type CreditCardSummary } from '@/features/catalogue/queries.ts';
import { followChanges } from '@/features/live/follow-changes.ts';
import type { LiveStatus } from '@/lib/live/live-status.ts';

/** What the list of cards shows, read as a tab reads it. */
export function readCards(): Promise<CreditCardSummary[]> {
  return new QueryClient().fetchQuery(creditCardsQuery());
}

export type Tab = {
  readonly findFee: (slug: string) => number | undefined;
  readonly listCards: () => readonly CreditCardSummary[];
  readonly getStatus: () => LiveStatus;
  /** Calls back with each fee of a card that the tab shows. */
  readonly watchFee: (slug: string, onFee: (cents: number) => void) => void;
  readonly wake: () => void;
  readonly stop: () => void;
};

/** A visitor's tab that shows the list of cards: what the browser runs, without its page. */
export function openTab(
  cards: CreditCardSummary[],
  getToken: () => Promise<string | undefined> = () => Promise.resolve(undefined),
): Tab {
  const client = new QueryClient();
  const observer = new QueryObserver(client, {
    ...creditCardsQuery(),
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
        const fee = client
          .getQueryData(creditCardsQuery().queryKey)
          ?.find((card) => card.slug === slug)?.annual_fee_cents;
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
