import { type ComponentType, useCallback, useId, useRef } from 'react';
import { SearchInput } from '@/components/search-input.tsx';
import { Button } from '@/components/ui/button.tsx';
import { usePurchases } from '@/features/mine/purchases/queries.ts';
import { usePrimedShops } from '@/features/catalog/shops/queries.ts';
import type { PurchaseRow } from '@/features/mine/purchases/schema.ts';
import type { CounterSearch } from '../schema.ts';
import { AmountField } from './amount-field.tsx';

type CounterProps = {
  search: CounterSearch;
  onSearchChange: (change: CounterSearch) => void;
  Answer: ComponentType<CounterSearch & { onAskAmount: () => void }>;
};

const most = 4;

/** The shops of the latest purchases, each once, the latest first. */
export function listRecentShops(purchases: readonly Pick<PurchaseRow, 'merchant'>[]): string[] {
  const shops = purchases.map(({ merchant }) => merchant?.trim() ?? '');
  return [...new Set(shops)].filter((shop) => shop !== '').slice(0, most);
}

export function Counter({ search, onSearchChange, Answer }: CounterProps) {
  const title = useId();
  const { q = '', amount } = search;
  const amountRef = useRef<HTMLInputElement>(null);
  const askAmount = useCallback(() => {
    amountRef.current?.focus();
  }, []);
  usePrimedShops();
  const shops = listRecentShops(usePurchases() ?? []);
  return (
    <section aria-labelledby={title} className="grid min-w-0 content-start gap-3">
      <h2 id={title} className="font-semibold">
        Where are you paying?
      </h2>
      <div className="flex gap-2 [&_button]:top-3 [&_button_svg]:top-0 [&_input]:h-14 sm:[&_input]:text-lg [&_svg]:top-4.5">
        <SearchInput
          label="Search categories and shops"
          placeholder="Shop or category"
          value={q}
          onValueChange={(next) => onSearchChange({ q: next || undefined })}
          className="min-w-0 flex-1"
        />
        <AmountField
          ref={amountRef}
          value={amount}
          onValueChange={(next) => onSearchChange({ amount: next })}
        />
      </div>
      {q === '' && shops.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p id={`${title}-shops`} className="text-muted-foreground text-sm">
            Recent shops
          </p>
          <ul aria-labelledby={`${title}-shops`} className="contents">
            {shops.map((shop) => (
              <li key={shop}>
                <Button variant="outline" size="md" onClick={() => onSearchChange({ q: shop })}>
                  {shop}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Answer q={q} amount={amount} onAskAmount={askAmount} />
    </section>
  );
}
