import { useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import type { Question } from '../schema.ts';
import { useCurves } from '../use-curves.ts';
import { BreakEvenList } from './break-even-list.tsx';
import { ChartPicture } from './chart-picture.tsx';
import { PointReadout } from './point-readout.tsx';
import { ValueTable } from './value-table.tsx';

type ChartResultProps = {
  inputs: ValuationInputs;
  held: readonly HeldCard[];
  question: Question;
  /** Current spending: the initial readout. */
  spentCents: number;
};

export function ChartResult({ inputs, held, question, spentCents }: ChartResultProps) {
  const { curves, isCurrent } = useCurves(inputs, held, question);
  const [chosen, setChosen] = useState<number>();
  if (!curves) {
    return (
      <div role="status" aria-label="Working out the chart">
        <Skeleton className="h-[340px] w-full" />
      </div>
    );
  }
  const last = curves.spendCents.length - 1;
  const now = Math.round((last * spentCents) / curves.question.maxCents);
  const marked = Math.min(last, chosen ?? now);
  const names = curves.question.lines.map(({ name }) => name).join(', ');
  return (
    <div aria-busy={!isCurrent} className="grid min-w-0 gap-4">
      <ChartPicture
        curves={curves}
        label={`What you keep in a year over spending up to ${formatWholeDollars(curves.question.maxCents)}, for ${names}. The points and a table follow.`}
        marked={marked}
        onMark={setChosen}
      />
      <PointReadout
        curves={curves}
        inputs={inputs}
        held={held}
        marked={marked}
        onMark={setChosen}
      />
      <BreakEvenList curves={curves} />
      <details className="group">
        <summary className="text-primary w-fit cursor-pointer py-1 font-medium">
          Show the chart as a table
        </summary>
        <div className="pt-2">
          <ValueTable curves={curves} />
        </div>
      </details>
    </div>
  );
}
