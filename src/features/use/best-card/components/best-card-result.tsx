import { RotateCw } from 'lucide-react';
import { memo, Suspense, useMemo, useState } from 'react';
import { FoldButton } from '@/components/fold-button.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useAfterPaint } from '@/components/use-after-paint.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import type { SharedHolder } from '@/features/mine/household/schema.ts';
import { usePrimedShops, useShopRecognizer } from '@/features/catalog/shops/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { cn } from '@/lib/class-names.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPart } from '@/lib/part.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import type { OfferFinder } from '../find-offers.ts';
import type { BestCardSearch, FilterSearch, OwnCard, RenderPay } from '../schema.ts';
import { CategoryOffers } from './category-offers.tsx';

/** Lazy: few members open this view. */
const CheatSheet = lazyNamed(() => import('./cheat-sheet.tsx'), 'CheatSheet');

/** The answer for one shop; loaded before a shop is typed, for use without a network. */
const shopAnswerPart = createPart(async () => {
  const { ShopAnswer } = await import('./shop-answer.tsx');
  return ShopAnswer;
});

type BestCardResultProps = {
  view: BestCardSearch['view'];
  q: string;
  find: OfferFinder;
  entries: readonly OwnCard[];
  /** Other household members with cards in the list; undefined while they are hidden. */
  holders?: readonly SharedHolder[] | undefined;
  amountCents: number;
  hasAmount: boolean;
  renderPay: RenderPay;
  /** Called to log a payment when no amount is typed. */
  onAskAmount: () => void;
  asked: FilterSearch;
  inputs: ValuationInputs;
  /** Slugs of categories, the most important first. */
  priority: readonly string[];
};

/** Categories that a tall window shows before it is scrolled. */
const inSight = 8;

/** The member's most important categories first; the others follow in the catalog's order. */
function sortCategories(
  categories: readonly CategoryRow[],
  priority: readonly string[],
): readonly CategoryRow[] {
  const rank = ({ slug }: CategoryRow) => {
    const index = priority.indexOf(slug);
    return index === -1 ? Infinity : index;
  };
  return categories.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first === second ? a.position - b.position : first - second;
  });
}

type ShopsMissingProps = { onRetry: () => void };

function ShopsMissing({ onRetry }: ShopsMissingProps) {
  return (
    <div
      role="alert"
      className="border-foreground flex flex-wrap items-center justify-between gap-3 border-t-2 py-3"
    >
      <div className="min-w-0">
        <p className="font-medium">The list of shops couldn’t be read</p>
        <p className="text-muted-foreground text-sm">
          Until it loads, you can only find categories, such as “dining”.
        </p>
      </div>
      <Button variant="outline" onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </Button>
    </div>
  );
}

/** Answers by category; rendered again only if one may have changed. */
export const BestCardResult = memo(function BestCardResult(props: BestCardResultProps) {
  const { view, q, find, entries, amountCents, asked, inputs, priority } = props;
  const { holders, hasAmount, renderPay, onAskAmount } = props;
  const { categories, companies } = inputs.rows;
  // Paints the top first, so that the press that led here responds at once.
  const isPainted = useAfterPaint();
  const [isWhole, setWhole] = useState(false);
  const issuers = useMemo(() => new Map(companies.map(({ id, name }) => [id, name])), [companies]);
  usePrimedShops();
  const { recognize, isLoading, failed } = useShopRecognizer(q.trim() !== '');
  const shop = useMemo(() => (q === '' ? null : (recognize?.(q) ?? null)), [recognize, q]);
  const missing = failed.length > 0 && q !== '' && (
    <ShopsMissing
      onRetry={() => {
        for (const read of failed) void read.refetch();
      }}
    />
  );
  const given = { find, entries, holders, amountCents, hasAmount, renderPay, onAskAmount, inputs };
  const shown = sortCategories(categories, priority).filter(
    (category) =>
      matchesSearch(category.name, q) ||
      (q !== '' && category.sub_categories.some(({ name }) => matchesSearch(name, q))),
  );
  const isAlone = shown.length === 0;
  const answer = (
    <OnNeed
      part={shopAnswerPart}
      shown={shop || isAlone ? { ...given, shop, typed: q, filters: asked } : null}
    />
  );
  if (isAlone) {
    if (isLoading) return <Skeleton className="h-40" />;
    return (!shop && missing) || answer;
  }
  if (view === 'sheet') {
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <CheatSheet title="My card cheat sheet" categories={shown} find={find} inputs={inputs} />
      </Suspense>
    );
  }
  return (
    <>
      {answer}
      {!shop && missing}
      <ul
        aria-label="Best card by category"
        className={cn(
          'border-foreground divide-y border-t',
          !isWhole && 'max-sm:[&>li:nth-child(n+11)]:hidden',
        )}
      >
        {shown.map((category, index) =>
          isPainted || index < inSight ? (
            <CategoryOffers
              key={category.id}
              category={category}
              q={q}
              filters={asked}
              find={find}
              names={inputs.names}
              issuerOf={(id) => issuers.get(id) ?? ''}
            />
          ) : (
            <li key={category.id} className="h-28" />
          ),
        )}
      </ul>
      <FoldButton count={shown.length} isWhole={isWhole} onChange={setWhole} />
    </>
  );
});
