import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId } from 'react';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useAfterPaint } from '@/components/use-after-paint.ts';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import { describeYear } from '@/features/mine/valuation/public.ts';
import type { SharedWallet } from '@/features/plan/shared-pages/schema.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

/** Below the figure, which does not wait for it. */
const YearFlowView = lazyNamed(() => import('./year-flow-view.tsx'), 'YearFlowView');

type YearValueProps = { children: ReactNode; onShare: (year: SharedWallet) => void };

export function YearValue({ children, onShare }: YearValueProps) {
  const id = useId();
  const { value, inputs } = useHeldWallet();
  const isPainted = useAfterPaint();
  const outline = <Skeleton className="mt-4 h-[42rem]" />;
  return (
    <section aria-labelledby={id} className="border-foreground min-w-0 border-t-2 pt-2.5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-semibold">
          What you keep in a year
        </h2>
        <p className="text-muted-foreground text-sm">
          {inputs.profile ? (
            `A typical year, for “${inputs.profile.name}”`
          ) : (
            <Link to="/app/my-annual-spending" className="text-primary underline">
              Enter your spending
            </Link>
          )}
        </p>
      </header>
      <p className="pt-3 sm:pt-1">
        <LedgerDialog
          figure={formatWholeDollars(value.netCents)}
          title="Net value of my wallet in a year"
          description="Your spending, divided among your cards so that it earns the most."
          className="font-serif text-[3.25rem] leading-[1.1] font-medium underline-offset-8 sm:text-6xl"
        >
          <LedgerLines lines={value.lines} names={inputs.names} showCards />
        </LedgerDialog>
      </p>
      <p className="text-muted-foreground pt-1.5">{describeYear(value)}</p>
      {children}
      {isPainted ? (
        <Suspense fallback={outline}>
          <YearFlowView onShare={onShare} />
        </Suspense>
      ) : (
        outline
      )}
    </section>
  );
}
