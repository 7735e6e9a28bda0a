import { type MutationKey, type MutationOptions, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createWallet, createWalletCard, walletEdits } from './mutations.ts';
import { walletCardsQuery, walletsQuery } from './queries.ts';

type Answer = { readonly data: unknown };
type Request = { readonly promise: Promise<Answer>; readonly resolve: (answer: Answer) => void };
const requests = vi.hoisted(() => new Map<string, Request>());

/** The request of this name, whether it is sent first or answered first. */
function requestOf(name: string): Request {
  let resolve: Request['resolve'] = () => undefined;
  const promise = new Promise<Answer>((settlePromise) => {
    resolve = settlePromise;
  });
  const request = requests.get(name) ?? { promise, resolve };
  requests.set(name, request);
  return request;
}

vi.mock('@/lib/supabase.ts', () => {
  const request = (name: string) => ({ throwOnError: () => requestOf(name).promise });
  const from = (table: string) => ({
    upsert: () => ({ select: () => request(table) }),
    update: () => ({
      match: ({ revision }: { revision: number }) => ({
        select: () => request(`renamed ${revision}`),
      }),
    }),
  });
  return { getSupabase: () => Promise.resolve({ from, rpc: request }) };
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

function open() {
  requests.clear();
  const client = new QueryClient({ defaultOptions: { mutations: { scope: { id: 'edits' } } } });
  client.setQueryData(walletsQuery().queryKey, []);
  client.setQueryData(walletCardsQuery().queryKey, []);
  const wallet = createWallet('Wallet', 0);
  const cards = [createWalletCard(wallet.id, 1, 0)];
  const send = async (edit: { readonly mutationKey: MutationKey }, variables: unknown) => {
    const options: MutationOptions<unknown, Error, unknown, unknown> = { ...edit };
    const mutation = client
      .getMutationCache()
      .build<unknown, Error, unknown, unknown>(client, options);
    mutation.execute(variables).catch(() => undefined);
    await settle();
  };
  const answer = async (name: string, data: unknown) => {
    requestOf(name).resolve({ data });
    await settle();
  };
  const names = () => client.getQueryData(walletsQuery().queryKey)?.map(({ name }) => name);
  const shownCards = () => client.getQueryData(walletCardsQuery().queryKey)?.length;
  const isBusy = () => client.isMutating() > 0;
  return { wallet, cards, send, answer, names, shownCards, isBusy };
}

it('a wallet that was removed before it was saved does not come back with the answer', async () => {
  const { wallet, cards, send, answer, names, shownCards } = open();
  await send(walletEdits.addingWallet, { wallet, cards });
  await send(walletEdits.removingWallet, { wallet, cards });
  await answer('wallets', [wallet]);
  await answer('wallet_cards', cards);
  expect(names()).toEqual([]);
  await answer('remove_wallet', { kind: 'removed' });
  expect([names(), shownCards()]).toEqual([[], 0]);
});

it('a wallet that was put back and renamed keeps its new name and has its new revision', async () => {
  const { wallet, cards, send, answer, names, shownCards, isBusy } = open();
  const before = { ...wallet, revision: 7 };
  await send(walletEdits.addingWallet, { wallet: before, cards });
  await send(walletEdits.renamingWallet, { base: before, values: { name: 'Renamed' } });
  await answer('wallets', [wallet]);
  await answer('wallet_cards', cards);
  expect([names(), shownCards()]).toEqual([['Renamed'], 1]);
  await answer('renamed 1', [{ ...wallet, name: 'Renamed', revision: 2 }]);
  expect([names(), isBusy()]).toEqual([['Renamed'], false]);
});
