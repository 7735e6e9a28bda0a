import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus, Sparkles, WalletCards, ArrowUpDown, Check } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useIsShown } from '@/components/use-is-shown.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { nameFreely } from '@/lib/name-freely.ts';
import { CardArt } from '@/components/card-art.tsx';
import { SortableList } from '@/components/sortable-list.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useSearchChange } from '@/components/use-search-change.ts';
import { createWallet, createWalletCard, walletEdits } from '../mutations.ts';
import { walletCardsQuery, walletsQuery } from '../queries.ts';
import type { Wallet, WalletCard } from '../schema.ts';
import type { MyWalletsSearch } from '../search.ts';
import { listWallets, valueWallets } from '../value-wallets.ts';
import type { ValuedWallet } from '../value-wallets.ts';
import { WalletPanel } from './wallet-panel.tsx';

type Optimizer = {
  readonly entry: ValuedWallet;
  readonly onReplace: (after: readonly HeldCard[], gainCents: number) => void;
  readonly onClose: () => void;
};

const mostShown = 5;

type WalletOrderProps = {
  wallets: readonly ValuedWallet[];
  issuerOf: (companyId: number) => string;
};

function WalletOrder({ wallets, issuerOf }: WalletOrderProps) {
  const arrange = useMutation(walletEdits.orderingWallets);
  return (
    <section aria-label="Order of my wallets" className="border-foreground border-t">
      <SortableList
        items={wallets}
        keyOf={({ wallet }) => wallet.id}
        nameOf={({ wallet }) => wallet.name}
        onOrder={(ordered) =>
          arrange.mutate({
            seen: wallets.map(({ wallet }) => wallet),
            wanted: ordered.map(({ wallet }) => wallet),
          })
        }
        className="divide-y"
        itemClassName="flex items-center gap-3 py-2"
      >
        {({ wallet, members, value }) => (
          <>
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium">{wallet.name}</span>
              <span className="text-muted-foreground text-sm">
                {formatWholeDollars(value.netCents)} a year
              </span>
            </span>
            <span aria-hidden className="hidden gap-1 sm:flex">
              {members.slice(0, mostShown).map(({ walletCard, card }) => (
                <CardArt
                  key={walletCard.id}
                  card={card}
                  issuer={issuerOf(card.company_id)}
                  className="w-8"
                />
              ))}
            </span>
          </>
        )}
      </SortableList>
    </section>
  );
}

const orders = [
  { value: 'own', label: 'My own order' },
  { value: 'value', label: 'Net value' },
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest' },
] as const;

type WalletsToolbarProps = { search: MyWalletsSearch; shown: number; all: number };

function WalletsToolbar({ search, shown, all }: WalletsToolbarProps) {
  const change = useSearchChange<MyWalletsSearch>();
  if (search.arrange) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <p className="text-muted-foreground">
          Drag the wallets into your order, or use the arrows.
        </p>
        <Button onClick={() => change({ arrange: false })}>
          <Check aria-hidden /> Done
        </Button>
      </div>
    );
  }
  return (
    <ListToolbar
      label="Search my wallets"
      placeholder="Wallet, card or issuer"
      text={search.q}
      onTextChange={(q) => change({ q: q ?? '' })}
      summary={shown === all ? `${all} wallets` : `${shown} of ${all} wallets`}
    >
      <FilterSelect
        label="Sort by"
        options={orders}
        value={search.sort}
        onValueChange={(sort) => change({ sort: sort ?? 'own' })}
      />
      <Button
        variant="outline"
        className="self-end"
        onClick={() => change({ arrange: true, q: '', sort: 'own' })}
      >
        <ArrowUpDown aria-hidden /> Arrange
      </Button>
    </ListToolbar>
  );
}

/** Replaces cards of a wallet; its toast offers undo. */
function useExchange() {
  const { inputs, held } = useHoldings();
  const arrange = useMutation(walletEdits.arranging);

  return ({ wallet, members }: ValuedWallet, after: readonly HeldCard[], gainCents: number) => {
    const seen = members.map(({ walletCard }) => walletCard);
    const own = new Map(seen.map((row) => [row.id, row]));
    const heldIds = new Set(held.map(({ id }) => id));
    const wanted = after.map((card, position): WalletCard => {
      const memberCardId = heldIds.has(card.id) ? card.id : null;
      return (
        own.get(card.id) ??
        createWalletCard(wallet.id, inputs.cardRowOf(card.card).id, position, memberCardId)
      );
    });
    arrange.mutate(
      { wallet, seen, wanted },
      {
        onSuccess: ({ cards }) => {
          const undo = () => {
            arrange.mutate({ wallet, seen: cards, wanted: seen });
          };
          toast({
            title: `${wallet.name} is worth ${formatWholeDollars(gainCents)} more a year`,
            tone: 'success',
            action: { label: 'Undo', onPress: undo },
          });
        },
      },
    );
  };
}

type MyWalletsPageProps = {
  /** Proposes other cards for a wallet; null while for none. */
  renderOptimizer: (optimizer: Optimizer | null) => ReactNode;
  onShare: (value: WalletValue) => void;
  search: MyWalletsSearch;
};

export function MyWalletsPage({ renderOptimizer, onShare, search }: MyWalletsPageProps) {
  const { inputs, held, entries } = useHoldings();
  const { data: wallets } = useSuspenseQuery(walletsQuery());
  const { data: walletCards } = useSuspenseQuery(walletCardsQuery());
  const add = useMutation(walletEdits.addingWallet);
  const exchange = useExchange();
  const [optimizing, setOptimizing] = useState<string>();
  const valued = valueWallets(inputs, held, wallets, walletCards);
  const optimized = valued.find(({ wallet }) => wallet.id === optimizing);
  const [best] =
    valued.length < 2 ? [] : valued.toSorted((a, b) => b.value.netCents - a.value.netCents);
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const issuerOf = (id: number) => issuers.get(id) ?? '';
  const shown = listWallets(valued, search.arrange ? { q: '', sort: 'own' } : search, issuerOf);
  const navigate = useNavigate({ from: '/app/my-wallets' });
  const isShown = useIsShown();
  const close = () => {
    setOptimizing(undefined);
  };
  const names = wallets.map(({ name }) => name);
  const position = Math.max(0, ...wallets.map((wallet) => wallet.position)) + 1;

  const addWallet = async (wallet: Wallet, cards: readonly WalletCard[]) => {
    const saved = await add.mutateAsync({ wallet, cards }).catch(() => 'reported' as const);
    if (saved === 'reported' || !isShown()) return;
    // Scrolls to the new wallet, wherever it is in the order.
    await navigate({
      search: (known) => ({ ...known, q: '' }),
      hash: `wallet-${wallet.id}`,
      replace: true,
    });
  };
  const addEmpty = () => addWallet(createWallet(nameFreely('Wallet', names), position), []);
  const addMine = () => {
    const wallet = createWallet(nameFreely('My cards', names), position);
    const cards = entries
      .filter(({ memberCard }) => memberCard.status === 'held')
      .map(({ memberCard, card }, index) =>
        createWalletCard(wallet.id, card.id, index, memberCard.id),
      );
    return addWallet(wallet, cards);
  };

  const newWallet = (
    <Button onClick={() => void addEmpty()} isLoading={add.isPending}>
      <Plus aria-hidden /> New wallet
    </Button>
  );
  const copyMine = held.length > 0 && (
    <Button variant="outline" onClick={() => void addMine()} isLoading={add.isPending}>
      Copy my cards
    </Button>
  );
  return (
    <>
      <PageHeader
        title="My wallets"
        description="Sets of cards to try out: what each set is worth in a year, and what each card adds to it."
        {...(best && {
          verdict: `“${best.wallet.name}” lets you keep the most: ${formatWholeDollars(best.value.netCents)} a year.`,
        })}
        {...(valued.length > 0 && {
          actions: (
            <>
              {copyMine}
              {newWallet}
            </>
          ),
        })}
      />
      {valued.length === 0 ? (
        <EmptyState
          icon={<WalletCards />}
          title="No wallets yet"
          action={
            <>
              {newWallet}
              {copyMine}
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
        <>
          {valued.length > 1 && (
            <WalletsToolbar search={search} shown={shown.length} all={valued.length} />
          )}
          {search.arrange && valued.length > 1 ? (
            <WalletOrder wallets={shown} issuerOf={issuerOf} />
          ) : (
            <ul aria-label="My wallets" className="grid gap-4">
              {shown.map((entry) => (
                <li key={entry.wallet.id} id={`wallet-${entry.wallet.id}`}>
                  <WalletPanel
                    entry={entry}
                    inputs={inputs}
                    onOptimize={() => setOptimizing(entry.wallet.id)}
                    onShare={() => onShare(entry.value)}
                  />
                </li>
              ))}
            </ul>
          )}
          {shown.length === 0 && (
            <EmptyState title={`Nothing matches “${search.q}”`}>
              Try the name of a wallet, or of a card or an issuer in it.
            </EmptyState>
          )}
        </>
      )}
      {renderOptimizer(
        optimized
          ? {
              entry: optimized,
              onReplace: (after, gainCents) => {
                close();
                exchange(optimized, after, gainCents);
              },
              onClose: close,
            }
          : null,
      )}
    </>
  );
}
