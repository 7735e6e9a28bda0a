import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Sparkles, WalletCards } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { HeldCard } from '@/domain/valuation/problem.ts';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { nameFreely } from '@/lib/name-freely.ts';
import { createWallet, createWalletCard } from '../create-rows.ts';
import { useAddWallet } from '../mutations.ts';
import { walletCardsQuery, walletsQuery } from '../queries.ts';
import { useExchange } from '../use-exchange.ts';
import { type ValuedWallet, valueWallets } from '../value-wallets.ts';
import { WalletPanel } from './wallet-panel.tsx';

type Optimiser = {
  readonly entry: ValuedWallet;
  readonly onReplace: (after: readonly HeldCard[], gainCents: number) => void;
  readonly onClose: () => void;
};

type MyWalletsPageProps = {
  /** Proposes other cards for a wallet. */
  renderOptimiser: (optimiser: Optimiser) => ReactNode;
};

export function MyWalletsPage({ renderOptimiser }: MyWalletsPageProps) {
  const { inputs, held, entries } = useHeldWallet();
  const { data: wallets } = useSuspenseQuery(walletsQuery());
  const { data: walletCards } = useSuspenseQuery(walletCardsQuery());
  const add = useAddWallet();
  const exchange = useExchange();
  const [optimising, setOptimising] = useState<string>();
  const valued = valueWallets(inputs, held, wallets, walletCards);
  const optimised = valued.find(({ wallet }) => wallet.id === optimising);
  const close = () => {
    setOptimising(undefined);
  };
  const names = wallets.map(({ name }) => name);
  const position = Math.max(0, ...wallets.map((wallet) => wallet.position)) + 1;

  const addEmpty = () => {
    add.mutate({ wallet: createWallet(nameFreely('Wallet', names), position), cards: [] });
  };
  const addMine = () => {
    const wallet = createWallet(nameFreely('My cards', names), position);
    const cards = entries
      .filter(({ memberCard }) => memberCard.status === 'held')
      .map(({ memberCard, card }, index) =>
        createWalletCard(wallet.id, card.id, index, memberCard.id),
      );
    add.mutate({ wallet, cards });
  };

  const actions = (
    <>
      {held.length > 0 && (
        <Button variant="outline" onClick={addMine} isLoading={add.isPending}>
          Copy my cards
        </Button>
      )}
      <Button onClick={addEmpty} isLoading={add.isPending}>
        <Plus aria-hidden /> New wallet
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title="My wallets"
        description="Sets of cards to try out: what each set brings in a year, and what each card adds to it."
        actions={actions}
      />
      {valued.length === 0 ? (
        <EmptyState
          icon={<WalletCards />}
          title="No wallets yet"
          action={
            <>
              {actions}
              <Button variant="outline" asChild>
                <Link to="/app/wallet-setups">
                  <Sparkles aria-hidden /> Find the best one
                </Link>
              </Button>
            </>
          }
        >
          Put cards together to see what they are worth side by side, or let the best set be found
          for your spending.
        </EmptyState>
      ) : (
        <ul aria-label="My wallets" className="grid gap-4">
          {valued.map((entry) => (
            <li key={entry.wallet.id}>
              <WalletPanel
                entry={entry}
                inputs={inputs}
                onOptimise={() => {
                  setOptimising(entry.wallet.id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {optimised &&
        renderOptimiser({
          entry: optimised,
          onReplace: (after, gainCents) => {
            close();
            exchange(optimised, after, gainCents);
          },
          onClose: close,
        })}
    </>
  );
}
