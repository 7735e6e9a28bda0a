import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Section } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { getToday } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format.ts';
import { useLogPurchases } from '../mutations.ts';
import { type ImportedLine, planImport } from '../plan-import.ts';
import { purchasesQuery } from '../queries.ts';
import type { PurchaseRow } from '../schema.ts';

type ImportPurchasesProps = {
  /** Lines of files whose card is known. */
  lines: readonly ImportedLine[];
};

/** Offers to log purchases from statements, so that the counter knows what remains of caps. */
export function ImportPurchases({ lines }: ImportPurchasesProps) {
  const { data: logged } = useQuery(purchasesQuery());
  const [plan, setPlan] = useState<readonly PurchaseRow[] | null>(null);
  const log = useLogPurchases();
  useEffect(() => {
    if (logged === undefined) return undefined;
    let isCurrent = true;
    void planImport(lines, logged, getToday()).then((rows) => {
      if (isCurrent) setPlan(rows);
    });
    return () => {
      isCurrent = false;
    };
  }, [lines, logged]);
  return (
    <Section aria-label="Log of purchases" className="grid gap-2 py-3">
      <h3 className="font-medium">Know what is left of your limits</h3>
      <p className="text-muted-foreground max-w-prose text-sm">
        {lines.length === 0
          ? 'Choose above which card a file is for, and audit again: its purchases from the last year can then go into your log, and Best card knows what is left of each limit.'
          : 'Purchases from the last year can go into your log, each with its day, amount, category and shop: Best card then knows what is left of each limit, and bonuses count them. What you entered by hand as spent for a bonus is counted on top.'}
      </p>
      {plan && lines.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {plan.length > 0 && (
            <Button variant="outline" isLoading={log.isPending} onClick={() => log.mutate(plan)}>
              Log {formatCount(plan.length, 'purchase')}
            </Button>
          )}
          <p role="status" className="text-sm">
            {plan.length === 0 ? 'All of them are in your log.' : ''}
          </p>
        </div>
      )}
    </Section>
  );
}
