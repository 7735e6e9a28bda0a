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
import * as texts from '../texts.ts';

type ImportPurchasesProps = {
  /** Of files whose card is said. */
  lines: readonly ImportedLine[];
};

/** Offers to put purchases of statements into the log, from which the counter knows what is left of limits. */
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
    <Section aria-label={texts.logOfPurchases} className="grid gap-2 py-3">
      <h3 className="font-medium">{texts.knowWhatIsLeftOf}</h3>
      <p className="text-muted-foreground max-w-prose text-sm">
        {lines.length === 0 ? texts.sayAboveWhichCardA : texts.purchasesFromTheLastYear}
      </p>
      {plan && lines.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {plan.length > 0 && (
            <Button
              variant="outline"
              isLoading={log.isPending}
              onClick={() => {
                log.mutate(plan);
              }}
            >
              {texts.log(formatCount(plan.length, texts.purchase))}
            </Button>
          )}
          <p role="status" className="text-sm">
            {plan.length === 0 ? texts.allOfThemAreIn : ''}
          </p>
        </div>
      )}
    </Section>
  );
}
