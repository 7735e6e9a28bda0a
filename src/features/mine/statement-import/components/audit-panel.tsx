import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Cents } from '@/domain/units.ts';
import { formatExactCents, formatWholeDollars } from '@/lib/format.ts';
import type { StatementAudit } from '../schema.ts';
import { AuditTable } from './audit-table.tsx';

/** Cards and their annual fees. */
type AuditedWallet = { readonly names: readonly string[]; readonly feesCents: number };

type AuditPanelProps = {
  /** Null until requested. */
  audit: StatementAudit | null;
  held: AuditedWallet;
  /** Null until the best wallet is found. */
  best: AuditedWallet | null;
  isWorking: boolean;
  failure: string | undefined;
  onStart: () => void;
  cardNameOf: (id: string) => string;
  subCategoryNameOf: (slug: string) => string;
  /** Actions on the audited lines. */
  children?: ReactNode;
};

function Sum({ label, cents, than }: { label: string; cents: Cents; than?: Cents }) {
  return (
    <div className="grid content-start gap-0.5 py-2">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="text-xl font-semibold tabular-nums">{formatExactCents(cents)}</dd>
      {than !== undefined && (
        <dd className="text-sm tabular-nums">
          {cents < than ? '' : '+'}
          {formatExactCents(cents - than)} compared with what you earned
        </dd>
      )}
    </div>
  );
}

/** The audit, purchase by purchase: earned rewards, and what other cards would have earned. */
export function AuditPanel(props: AuditPanelProps) {
  const { audit, held, best, isWorking, failure, onStart, children } = props;
  const [shown, setShown] = useState(20);
  if (held.names.length === 0) {
    return (
      <section aria-label="Audit" className="grid gap-2">
        <h2 className="text-lg font-semibold">What each purchase earned</h2>
        <p className="text-muted-foreground">
          <Link to="/app/my-cards" className="text-primary underline underline-offset-4">
            Add the cards you hold
          </Link>{' '}
          to see what each purchase earned, and what it could have.
        </p>
      </section>
    );
  }
  return (
    <section aria-label="Audit" aria-busy={isWorking} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">What each purchase earned</h2>
        {audit === null && (
          <Button isLoading={isWorking} onClick={onStart}>
            {isWorking ? 'Auditing your purchases' : 'Audit my purchases'}
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <ErrorState title="The audit stopped" message={failure} onRetry={onStart} />
      )}
      {audit === null || best === null ? (
        <p className="text-muted-foreground max-w-prose text-sm">
          Line by line: what you earned, what your best card would have earned, and the best wallet
          for this spending. Choose the card for each file above; for the others, we assume you used
          your best card.
        </p>
      ) : (
        <>
          <dl className="border-foreground grid border-t-2 max-sm:divide-y sm:grid-cols-3 sm:gap-6">
            <Sum label="You earned" cents={audit.paidCents} />
            <Sum label="Your best cards" cents={audit.heldCents} than={audit.paidCents} />
            <Sum label="The best wallet" cents={audit.bestCents} than={audit.paidCents} />
          </dl>
          <p className="text-muted-foreground max-w-prose text-sm">
            The best wallet: {best.names.join(', ')}. Rewards only, with limits used up in the order
            of the purchases. Its fees are {formatWholeDollars(best.feesCents)} a year, yours{' '}
            {formatWholeDollars(held.feesCents)}.
          </p>
          <AuditTable {...props} audit={audit} shown={shown} />
          {shown < audit.rows.length && (
            <Button
              variant="outline"
              className="justify-self-center"
              onClick={() => setShown(shown + 100)}
            >
              Show more of {audit.rows.length} purchases
            </Button>
          )}
          {children}
        </>
      )}
    </section>
  );
}
