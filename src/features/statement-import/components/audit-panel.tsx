import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Cents } from '@/domain/units.ts';
import { formatExactCents, formatWholeDollars } from '@/lib/format.ts';
import type { StatementAudit } from '../schema.ts';
import * as texts from '../texts.ts';
import { AuditTable } from './audit-table.tsx';

/** Cards with what they cost a year. */
export type AuditedWallet = { readonly names: readonly string[]; readonly feesCents: number };

type AuditPanelProps = {
  /** Null until it was asked for. */
  audit: StatementAudit | null;
  held: AuditedWallet;
  /** Null while the best wallet is not found. */
  best: AuditedWallet | null;
  isWorking: boolean;
  failure: string | undefined;
  onStart: () => void;
  cardNameOf: (id: string) => string;
  subCategoryNameOf: (slug: string) => string;
  /** What can be done with the audited lines. */
  children?: ReactNode;
};

function Sum({ label, cents, than }: { label: string; cents: Cents; than?: Cents }) {
  return (
    <div className="grid content-start gap-0.5 py-2">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="text-xl font-semibold tabular-nums">{formatExactCents(cents)}</dd>
      {than !== undefined && (
        <dd className="text-sm tabular-nums">
          {texts.againstWhatYouEarned(cents < than, formatExactCents(cents - than))}
        </dd>
      )}
    </div>
  );
}

/** Purchase by purchase: what it earned, and what other cards would have brought. */
export function AuditPanel(props: AuditPanelProps) {
  const { audit, held, best, isWorking, failure, onStart, children } = props;
  const [shown, setShown] = useState(20);
  if (held.names.length === 0) {
    return (
      <section aria-label={texts.audit} className="grid gap-2">
        <h2 className="text-lg font-semibold">{texts.whatEachPurchaseEarned}</h2>
        <p className="text-muted-foreground">
          <Link to="/app/my-cards" className="text-primary underline underline-offset-4">
            {texts.addTheCardsYouHold}
          </Link>{' '}
          {texts.toSeeWhatEachPurchase}
        </p>
      </section>
    );
  }
  return (
    <section aria-label={texts.audit} aria-busy={isWorking} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{texts.whatEachPurchaseEarned}</h2>
        {audit === null && (
          <Button isLoading={isWorking} onClick={onStart}>
            {isWorking ? texts.goingThroughThePurchases : texts.auditMyPurchases}
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <ErrorState title={texts.theAuditStopped} message={failure} onRetry={onStart} />
      )}
      {audit === null || best === null ? (
        <p className="text-muted-foreground max-w-prose text-sm">{texts.lineByLineWhatYou}</p>
      ) : (
        <>
          <dl className="border-foreground grid border-t-2 max-sm:divide-y sm:grid-cols-3 sm:gap-6">
            <Sum label={texts.youEarned} cents={audit.paidCents} />
            <Sum label={texts.yourBestCards} cents={audit.heldCents} than={audit.paidCents} />
            <Sum label={texts.theBestWallet} cents={audit.bestCents} than={audit.paidCents} />
          </dl>
          <p className="text-muted-foreground max-w-prose text-sm">
            {texts.theBestWalletRewardsOnly(
              best.names.join(', '),
              formatWholeDollars(best.feesCents),
              formatWholeDollars(held.feesCents),
            )}
          </p>
          <AuditTable {...props} audit={audit} shown={shown} />
          {shown < audit.rows.length && (
            <Button
              variant="outline"
              className="justify-self-center"
              onClick={() => {
                setShown(shown + 100);
              }}
            >
              {texts.showMoreOfPurchases(audit.rows.length)}
            </Button>
          )}
          {children}
        </>
      )}
    </section>
  );
}
