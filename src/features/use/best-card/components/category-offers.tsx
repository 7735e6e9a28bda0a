import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { CategoryIcon } from '@/components/category-icon.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import type { CategoryRow, SubCategoryRow } from '@/features/catalog/facts/schema.ts';
import { cn } from '@/lib/class-names.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { nameBest, praiseBest } from '../describe-offer.ts';
import { generalOf, type OfferFinder, usualAmountCents } from '../find-offers.ts';
import type { FilterSearch } from '../schema.ts';
import { OfferCell } from './offer-cell.tsx';

type CategoryOffersProps = {
  category: CategoryRow;
  /** Opens the category where it finds one of the sub-categories. */
  q: string;
  filters: FilterSearch;
  find: OfferFinder;
  names: LedgerNames;
  issuerOf: (companyId: number) => string;
};

const rowClasses = 'grid gap-x-6 gap-y-3 py-3 md:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)]';

export function CategoryOffers(props: CategoryOffersProps) {
  const { category, q, filters, find, names, issuerOf } = props;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const general = generalOf(category.sub_categories);
  const others = category.sub_categories.filter(({ id }) => id !== general?.id);
  const found = q === '' ? [] : others.filter(({ name }) => matchesSearch(name, q));
  // The press is answered before the twelve rows of a large category are drawn.
  const isDrawn = useDeferredValue(isOpen);
  const shown = isDrawn ? others : found;
  if (!general) return null;

  const offers = (sub: SubCategoryRow) => {
    const { mine, best } = find(sub.slug, usualAmountCents);
    const shared = { names, issuerOf, amountCents: usualAmountCents, subject: sub.name };
    return (
      <>
        <div role="group" aria-label={`${nameBest(mine)} for ${sub.name}`}>
          <p className="text-muted-foreground pb-1 text-xs font-medium">{nameBest(mine)}</p>
          <OfferCell {...shared} offer={mine} emptyText="No card of yours yet" />
        </div>
        <div role="group" aria-label={`Best of all cards for ${sub.name}`}>
          <p className="text-muted-foreground pb-1 text-xs font-medium">Best of all cards</p>
          {mine !== null && best?.id === mine.id ? (
            <p className="text-positive text-sm">{praiseBest(mine)}</p>
          ) : (
            <OfferCell {...shared} offer={best} emptyText="No card fits your filters" />
          )}
        </div>
      </>
    );
  };

  return (
    <li className="[contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <div className={rowClasses}>
        <div className="flex items-start gap-2">
          <button
            type="button"
            aria-expanded={others.length > 0 ? isOpen : undefined}
            aria-controls={others.length > 0 ? panelId : undefined}
            aria-label={`Sub-categories of ${category.name}`}
            disabled={others.length === 0}
            onClick={() => setOpen(!isOpen)}
            className={cn(
              'hover:bg-accent flex size-8 shrink-0 items-center justify-center rounded-md',
              others.length === 0 && 'invisible',
            )}
          >
            <ChevronRight
              aria-hidden
              className={cn('size-4 transition-transform', isOpen && 'rotate-90')}
            />
          </button>
          <CategoryIcon
            name={category.icon}
            className="text-muted-foreground mt-1 size-5 shrink-0"
          />
          <div className="min-w-0">
            <Link
              to="/app/best-card/$id"
              params={{ id: category.slug }}
              search={filters}
              className="inline-block py-0.5 font-medium hover:underline"
            >
              {category.name}
            </Link>
            {general.name !== category.name && (
              <p className="text-muted-foreground text-sm">{general.name}</p>
            )}
          </div>
        </div>
        {offers(general)}
      </div>
      {shown.length > 0 && (
        <ul id={panelId} className="divide-y border-t">
          {shown.map((sub) => (
            <li key={sub.id} className={rowClasses}>
              <div className="flex items-start gap-2 pl-10">
                <CategoryIcon
                  name={sub.icon}
                  className="text-muted-foreground mt-1 size-4 shrink-0"
                />
                <Link
                  to="/app/best-card/$id"
                  params={{ id: category.slug }}
                  search={{ ...filters, sub: sub.slug }}
                  className="py-0.5 text-sm font-medium hover:underline"
                >
                  {sub.name}
                </Link>
              </div>
              {offers(sub)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
