import { Link, useNavigate } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { formatCount } from '@/lib/format.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { useSubjects } from '../queries.ts';
import { maxComparedWallets, type Subject, type WalletComparisonSearch } from '../schema.ts';
import { useSettledFigures } from '../use-settled-figures.ts';
import { createWalletFigures } from '../wallet-figures.ts';
import { SubjectList } from './subject-list.tsx';
import { WalletTable } from './wallet-table.tsx';

type WalletComparisonPageProps = { ids: string; search: WalletComparisonSearch };

export function WalletComparisonPage({ ids, search }: WalletComparisonPageProps) {
  const { inputs, held, subjects } = useSubjects();
  const navigate = useNavigate();
  const figuresOf = createWalletFigures(inputs, held);
  const isSettled = useSettledFigures(subjects, figuresOf);
  const wanted = [...new Set(ids.split(',').filter((id) => id !== ''))];
  const named = wanted.flatMap((id) => subjects.find((subject) => subject.id === id) ?? []);
  const chosen = named.slice(0, maxComparedWallets);
  const missing = wanted.length - named.length;
  const shown = subjects
    .filter(({ name, note, wallet }) =>
      matchesSearch(
        `${name} ${note} ${wallet.map(({ card }) => inputs.names.card(card)).join(' ')}`,
        search.q,
      ),
    )
    .toSorted((a, b) =>
      isSettled ? figuresOf(b).steady.netCents - figuresOf(a).steady.netCents : 0,
    );

  const show = (next: readonly Subject[]) => {
    const own = next.map(({ id }) => id).join(',');
    void navigate({
      ...(own === ''
        ? { to: '/app/wallet-comparisons' as const }
        : { to: '/app/wallet-comparisons/$ids' as const, params: { ids: own } }),
      search,
      resetScroll: false,
    });
  };
  const change = (next: Partial<WalletComparisonSearch>) =>
    void navigate({ to: '.', search: { ...search, ...next }, replace: true, resetScroll: false });

  return (
    <>
      <PageHeader
        title="Wallet comparison"
        description={`Up to ${formatCount(maxComparedWallets, 'set')} of cards side by side, valued for your spending.`}
      />
      <div className="grid gap-4">
        {(missing > 0 || named.length > chosen.length) && (
          <p role="status" className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
            {missing > 0 &&
              `${formatCount(missing, 'wallet')} of this address could not be found. `}
            {named.length > chosen.length &&
              `At most ${maxComparedWallets} stand side by side: the rest was left out.`}
          </p>
        )}
        {chosen.length > 0 && (
          <>
            <Label className="flex w-fit items-center gap-3">
              <Switch
                checked={search.all}
                onCheckedChange={(all) => {
                  change({ all });
                }}
              />
              Show what is the same too
            </Label>
            <WalletTable
              subjects={chosen}
              figuresOf={figuresOf}
              inputs={inputs}
              showsAll={search.all}
              onRemove={(subject) => {
                show(chosen.filter((each) => each !== subject));
              }}
            />
          </>
        )}
        <section aria-labelledby="choose-wallets" className="grid gap-3">
          <h2 id="choose-wallets" className="text-lg font-semibold">
            Choose what to compare
          </h2>
          <SearchInput
            label="Search wallets"
            placeholder="Name, or a card in it"
            value={search.q}
            onValueChange={(q) => {
              change({ q });
            }}
          />
          {shown.length === 0 ? (
            <EmptyState
              icon={<Scale />}
              title={search.q === '' ? 'Nothing to compare yet' : `Nothing matches “${search.q}”`}
              action={
                <Button asChild variant="outline">
                  <Link to="/app/my-cards">Add my cards</Link>
                </Button>
              }
            >
              Add the cards you hold, or save a wallet: each can then stand beside the curated ones.
            </EmptyState>
          ) : (
            <SubjectList
              subjects={shown}
              chosen={chosen}
              isSettled={isSettled}
              isFull={chosen.length >= maxComparedWallets}
              figuresOf={figuresOf}
              inputs={inputs}
              onToggle={(subject) => {
                show(
                  chosen.includes(subject)
                    ? chosen.filter((each) => each !== subject)
                    : [...chosen, subject],
                );
              }}
            />
          )}
        </section>
      </div>
    </>
  );
}
