import { useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeftRight } from 'lucide-react';
import { Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { type CardRow, type CatalogRows, isOfOthers } from '@/features/catalog/facts/schema.ts';
import { useEligibleInputs } from '@/features/mine/eligibility/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { formatCount } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { decodePath } from '@/lib/plain-path.ts';
import { Combobox } from '@/components/ui/combobox.tsx';
import { searchCards } from '@/features/catalog/card-search/public.ts';
import { createCardFigures } from '../create-card-figures.ts';
import { formatCardIds, readCardIds } from '../read-card-ids.ts';
import type { ComparedCards } from '../read-card-ids.ts';
import { maxComparedCards } from '../schema.ts';
import type { CardComparisonSearch } from '../schema.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { ComparisonVerdict } from './comparison-verdict.tsx';

// Loaded for a start without cards.
const ProposedPairs = lazyNamed(() => import('./proposed-pairs.tsx'), 'ProposedPairs');

type CardComparisonPageProps = {
  ids: string;
  search: CardComparisonSearch;
  /** Shows other cards; the ids are empty without any. */
  onIdsChange: (ids: string) => void;
};

type CardChooserProps = {
  rows: CatalogRows;
  chosen: readonly CardRow[];
  onChoose: (card: CardRow) => void;
};

function CardChooser({ rows, chosen, onChoose }: CardChooserProps) {
  const taken = new Set(chosen.map(({ id }) => id));
  const free = rows.cards.filter((card) => !taken.has(card.id) && !isOfOthers(card));
  const issuers = new Map(rows.companies.map(({ id, name }) => [id, name]));
  const find = (text: string) =>
    searchCards(free, (card) => issuers.get(card.company_id) ?? '', text).map(({ id, name }) => ({
      value: String(id),
      label: name,
    }));
  return (
    <Combobox
      label="Add a card to compare"
      placeholder="Add a card"
      emptyText="No card matches. Try the issuer or fewer words."
      options={find('')}
      find={find}
      value={undefined}
      onValueChange={(value) => {
        const card = rows.cards.find(({ id }) => String(id) === value);
        if (card) onChoose(card);
      }}
      className="w-full sm:w-80"
    />
  );
}

function LeftOut({ unknown, tooMany }: Pick<ComparedCards, 'unknown' | 'tooMany'>) {
  if (unknown.length === 0 && tooMany.length === 0) return null;
  return (
    <div role="status" className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
      {unknown.length > 0 && (
        <p>
          {formatCount(unknown.length, 'part')} in this address named no card and{' '}
          {unknown.length === 1 ? 'was' : 'were'} left out: {unknown.join(', ').slice(0, 120)}.
        </p>
      )}
      {tooMany.length > 0 && (
        <p>
          At most {maxComparedCards} cards fit side by side:{' '}
          {tooMany.map(({ name }) => name).join(', ')} left out.
        </p>
      )}
    </div>
  );
}

export function CardComparisonPage({ ids, search, onIdsChange }: CardComparisonPageProps) {
  const { inputs, held } = useHoldings();
  const navigate = useNavigate();
  const router = useRouter();
  const { cards, unknown, tooMany } = useMemo(
    () => readCardIds(ids, inputs.rows.cards),
    [ids, inputs.rows.cards],
  );
  const mine = [...new Set(held.map(({ card }) => card))].slice(0, maxComparedCards);

  // The switch and the address answer at once; the columns follow.
  const compared = useDeferredValue(cards);
  const showsAll = useDeferredValue(search.all);
  const { inputs: eligible } = useEligibleInputs(inputs);
  const figuresOf = createCardFigures(eligible, held);
  /** Changes the address that is on its way, if there is one: two presses may follow each other quickly. */
  const change = useCallback(
    (next: (coming: readonly CardRow[]) => readonly CardRow[]) => {
      const coming = decodePath(router.buildLocation({ to: '.' }).pathname.split('/')[3] ?? '');
      onIdsChange(formatCardIds(next(readCardIds(coming, inputs.rows.cards).cards)));
    },
    [router, onIdsChange, inputs.rows.cards],
  );
  const add = (card: CardRow) => {
    change((coming) => [...coming, card]);
  };

  const compareMine = mine.length > 1 && (
    <Button
      variant="outline"
      className="w-fit"
      onClick={() => change(() => mine.map(inputs.cardRowOf))}
    >
      Compare my cards
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Card comparison"
        verdict={
          inputs.profile &&
          compared.length > 0 && (
            <ComparisonVerdict
              cards={compared.map((card) => ({ card, figures: figuresOf(card.slug) }))}
              hasOwn={held.length > 0}
            />
          )
        }
        description={`Up to ${formatCount(maxComparedCards, 'card')} side by side: what they are worth to you, and where they differ.`}
        actions={
          cards.length < maxComparedCards && (
            <CardChooser rows={inputs.rows} chosen={cards} onChoose={add} />
          )
        }
      />
      <div className="grid gap-4">
        <LeftOut unknown={unknown} tooMany={tooMany} />
        {cards.length === 0 && inputs.profile ? (
          <>
            <Suspense>
              <ProposedPairs onChoose={(pair) => change(() => pair)} />
            </Suspense>
            {compareMine}
          </>
        ) : cards.length === 0 ? (
          <EmptyState icon={<ArrowLeftRight />} title="No cards chosen yet" action={compareMine}>
            Add the first card above, by its name or issuer. The address keeps your choice, so that
            you can come back to it or share it.
          </EmptyState>
        ) : (
          <>
            <Label className="flex w-fit items-center gap-3">
              <Switch
                checked={search.all}
                onCheckedChange={(all) =>
                  void navigate({ to: '.', search: { all }, replace: true, resetScroll: false })
                }
              />
              Show rows that are the same
            </Label>
            <ComparisonTable
              cards={compared}
              inputs={inputs}
              held={held}
              showsAll={showsAll}
              onChange={change}
            />
          </>
        )}
      </div>
    </>
  );
}
