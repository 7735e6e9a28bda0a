import { Suspense } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import type { CardReader } from '../create-card-reader.ts';
import type { WhatNextSearch } from '../schema.ts';
import { PlanControls } from './plan-controls.tsx';

/** Folded by default. */
const WhatIfs = lazyNamed(() => import('./what-ifs.tsx'), 'WhatIfs');

type PlanWishesProps = {
  search: WhatNextSearch;
  inputs: ValuationInputs;
  /** The cards that are still there, by their id. */
  ownCards: ReadonlySet<string>;
  cardOf: CardReader;
  onChange: (next: Partial<WhatNextSearch>) => void;
};

export function PlanWishes({ search, inputs, ownCards, cardOf, onChange }: PlanWishesProps) {
  const { rows, date, names } = inputs;
  return (
    <>
      <PlanControls
        search={search}
        date={date}
        kept={search.keep.filter((id) => ownCards.has(id))}
        never={search.never.filter((slug) => rows.cards.some((card) => card.slug === slug))}
        nameOf={(slug) => cardOf(slug).name}
        onChange={onChange}
      />
      <details
        open={
          search.buy.length > 0 ||
          search.typed !== undefined ||
          search.more > 0 ||
          search.growth > 0
        }
      >
        <summary className="w-fit cursor-pointer font-medium">What if I spend more?</summary>
        <Suspense fallback={<ListSkeleton label="Loading" rows={2} />}>
          <WhatIfs
            search={search}
            date={date}
            categories={rows.categories.map(({ name, sub_categories: parts }) => ({ name, parts }))}
            nameOf={names.subCategory}
            onChange={onChange}
          />
        </Suspense>
      </details>
    </>
  );
}
