import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate, getToday } from '@/lib/dates.ts';
import { describeError } from '@/lib/describe-error.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import { describeVerdict } from '../describe-page.ts';
import type { OpenedPage as Opened } from '../schema.ts';
import { useShownCards } from '../use-shown-cards.ts';

/** A link shows one of them. */
const OpenedWallet = lazyNamed(() => import('./opened-wallet.tsx'), 'OpenedWallet');
const OpenedPlan = lazyNamed(() => import('./opened-plan.tsx'), 'OpenedPlan');

const loading = <ListSkeleton label="Loading the cards" rows={4} />;

function Try() {
  return (
    <Button asChild>
      <Link to="/">Try it with your cards</Link>
    </Button>
  );
}

/** A wallet, a plan or a year opened by its public link; null: the link opens nothing. */
export function OpenedPage({ page }: { page: Opened | null }) {
  const { cardOf, isPending, error, refetch } = useShownCards();
  if (page === null) {
    return (
      <div className="mx-auto grid w-full max-w-6xl justify-items-start gap-4 px-4 py-10">
        <h1 className="text-2xl leading-8 font-semibold">This link has ended</h1>
        <p className="max-w-prose">
          It has expired, was withdrawn, or never existed: ask the person who sent it for a new one.
        </p>
        <Try />
      </div>
    );
  }
  const made = formatDate(getToday(new Date(page.made_at)));
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-6 sm:py-10">
      <header className="grid gap-3">
        <p className="text-muted-foreground">
          Shared by a member of {PRODUCT_NAME}, made on {made}
        </p>
        <h1 className="text-2xl leading-8 font-semibold wrap-anywhere">{page.title}</h1>
        <p className="font-serif text-[2rem] leading-[1.1] font-medium text-balance sm:text-5xl">
          {describeVerdict(page)}
        </p>
      </header>
      {error ? (
        <ErrorState
          title="The cards could not be loaded"
          message={describeError(error)}
          onRetry={() => void refetch()}
        />
      ) : isPending ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          {page.kind === 'plan' ? (
            <OpenedPlan plan={page.document} cardOf={cardOf} />
          ) : (
            <OpenedWallet wallet={page.document} cardOf={cardOf} />
          )}
        </Suspense>
      )}
      <div className="grid justify-items-start gap-4">
        <p className="text-muted-foreground max-w-prose">
          Calculated on {made} from the spending of the person who shares it. Fees, bonuses and
          rules may have changed since, and with your spending the answer may be another one.
        </p>
        <Try />
      </div>
    </div>
  );
}
