import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { TitledSection } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { formatCount } from '@/lib/format.ts';
import { decodePath } from '@/lib/plain-path.ts';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { useSearchChange } from '@/components/use-search-change.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import type { BestCards } from '@/features/plan/optimizer/schema.ts';
import { useSubjects } from '../queries.ts';
import { describeLead } from '../describe-lead.ts';
import { maxComparedWallets, proposedIds } from '../schema.ts';
import type { Subject, WalletComparisonSearch } from '../schema.ts';
import { useSettledFigures } from '../use-settled-figures.ts';
import type { SettledFigures } from '../use-settled-figures.ts';
import { createWalletFigures } from '../compute-wallet-figures.ts';
import { SubjectList } from './subject-list.tsx';
import { WalletTable } from './wallet-table.tsx';

type WalletComparisonPageProps = {
  /** Empty for the start: my cards against the best wallet. */
  ids: string;
  search: WalletComparisonSearch;
  best: BestCards;
};

type ReadSubjects = {
  readonly chosen: readonly Subject[];
  /** Number of unknown ids in the address. */
  readonly missing: number;
  /** True if the address names more than fit side by side. */
  readonly isCut: boolean;
};

/** Reads the compared ids from the address, separated by commas. */
function readSubjects(
  ids: string,
  subjects: readonly Subject[],
  mayMissBest: boolean,
): ReadSubjects {
  const wanted = [...new Set(ids.split(',').filter((id) => id !== ''))];
  const named = wanted.flatMap((id) => subjects.find((subject) => subject.id === id) ?? []);
  return {
    chosen: named.slice(0, maxComparedWallets),
    missing: wanted.filter(
      (id) =>
        !(mayMissBest && proposedIds.split(',').includes(id)) &&
        !named.some((each) => each.id === id),
    ).length,
    isCut: named.length > maxComparedWallets,
  };
}

/** The sets that a search leaves, the most valuable first as soon as the figures are known. */
function listShown(
  subjects: readonly Subject[],
  q: string,
  names: LedgerNames,
  figures: SettledFigures | null,
): readonly Subject[] {
  const found = subjects.filter(({ name, note, wallet }) =>
    matchesSearch(`${name} ${note} ${wallet.map(({ card }) => names.card(card)).join(' ')}`, q),
  );
  if (!figures) return found;
  const netOf = ({ id }: Subject) => figures.get(id)?.steady.netCents ?? -Infinity;
  return found.toSorted((a, b) => netOf(b) - netOf(a) || 0);
}

export function WalletComparisonPage(props: WalletComparisonPageProps) {
  const { search, best } = props;
  const ids = props.ids || proposedIds;
  const { inputs, refused, held, subjects } = useSubjects(best.wallet);
  const navigate = useNavigate();
  const router = useRouter();
  const figuresOf = createWalletFigures(inputs, held, refused);
  const settled = useSettledFigures(subjects, figuresOf);
  const { chosen, missing, isCut } = useMemo(
    () => readSubjects(ids, subjects, props.ids === '' || best.isSearching),
    [ids, subjects, props.ids, best.isSearching],
  );
  // Check boxes and typed text update at once; tables and lists follow.
  const compared = useDeferredValue(chosen);
  const q = useDeferredValue(search.q);
  const showsAll = useDeferredValue(search.all);
  const shown = useMemo(
    () => listShown(subjects, q, inputs.names, settled),
    [subjects, q, inputs, settled],
  );
  const change = useSearchChange<WalletComparisonSearch>();
  /** Changes the address that is on its way, if there is one: two presses may follow each other quickly. */
  const toggle = useCallback(
    (subject: Subject) => {
      const { pathname } = router.buildLocation({ to: '.' });
      const at = decodePath(pathname.split('/')[3] ?? '') || proposedIds;
      const coming = readSubjects(at, subjects, true);
      const next = coming.chosen.includes(subject)
        ? coming.chosen.filter((each) => each !== subject)
        : [...coming.chosen, subject];
      const own = next.map(({ id }) => id).join(',');
      void navigate({
        ...(own === ''
          ? { to: '/app/wallet-comparisons' as const }
          : { to: '/app/wallet-comparisons/$ids' as const, params: { ids: own } }),
        search: (before) => before,
        resetScroll: false,
      });
    },
    [navigate, router, subjects],
  );

  return (
    <>
      <PageHeader
        title="Wallet comparison"
        verdict={inputs.profile && describeLead(compared, (set) => figuresOf(set).steady.netCents)}
        description={`Up to ${formatCount(maxComparedWallets, 'set')} of cards side by side, valued for your spending.`}
      />
      <div className="grid gap-4">
        {(missing > 0 || isCut) && (
          <p role="status" className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
            {missing > 0 &&
              `${formatCount(missing, 'wallet')} of this address could not be found. `}
            {isCut && `At most ${maxComparedWallets} fit side by side: the rest was left out.`}
          </p>
        )}
        {best.isSearching && (
          <p role="status" className="text-muted-foreground">
            Looking for the best wallet …
          </p>
        )}
        {chosen.length > 0 && (
          <>
            <Label className="flex w-fit items-center gap-3">
              <Switch checked={search.all} onCheckedChange={(all) => change({ all })} />
              Show rows that are the same
            </Label>
            <WalletTable
              subjects={compared}
              figuresOf={figuresOf}
              inputs={inputs}
              showsAll={showsAll}
              onRemove={toggle}
            />
          </>
        )}
        <TitledSection id="choose-wallets" title="Choose what to compare">
          <SearchInput
            label="Search wallets"
            placeholder="Name, or a card in it"
            value={search.q}
            onValueChange={(q) => change({ q })}
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
              Add the cards you hold, or save a wallet: each can then be compared with the curated
              ones.
            </EmptyState>
          ) : (
            <SubjectList
              subjects={shown}
              chosen={chosen}
              figures={settled}
              isFull={chosen.length >= maxComparedWallets}
              inputs={inputs}
              onToggle={toggle}
            />
          )}
        </TitledSection>
      </div>
    </>
  );
}
