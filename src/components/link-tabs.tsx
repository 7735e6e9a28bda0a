import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type LinkTabsProps = {
  label: string;
  tabs: readonly {
    readonly key: string;
    readonly label: ReactNode;
    readonly count?: number;
    readonly isCurrent: boolean;
    readonly link: LinkOptions;
  }[];
};

/** Views of one screen whose choice lives in the address, so that going back undoes it. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="flex max-w-full gap-1 overflow-x-auto border-b max-sm:gap-0">
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          {...tab.link}
          resetScroll={false}
          // Otherwise the link without a choice would be active for every choice.
          activeOptions={{ exact: true }}
          aria-current={tab.isCurrent ? 'page' : undefined}
          className="text-muted-foreground hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground -mb-px flex h-11 items-center gap-2 border-b-2 border-transparent px-3 font-medium whitespace-nowrap focus-visible:-outline-offset-2 max-sm:px-2 max-sm:text-sm"
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="text-muted-foreground text-sm font-normal">{tab.count}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
