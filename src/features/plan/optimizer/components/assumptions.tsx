import type { ReactNode } from 'react';
import { FilterSwitch } from '@/components/filter-switch.tsx';
import { type Assumption, listAssumptions } from '../list-assumptions.ts';
import type { AssumedFigure } from '../schema.ts';
import { PointAssumptions } from './point-assumptions.tsx';

export type ExpectedQuarters = {
  readonly isCounted: boolean;
  readonly onChange: (isCounted: boolean) => void;
};

export type AssumptionsProps = AssumedFigure & {
  /** Absent for visitors, who have no settings and no member pages. */
  quarters?: ExpectedQuarters | undefined;
};

function AssumptionSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid content-start gap-1">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function AssumptionList({ entries, none }: { entries: readonly Assumption[]; none: string }) {
  if (entries.length === 0) return <p className="text-muted-foreground text-sm">{none}</p>;
  return (
    <ul className="divide-y rounded-md border text-sm">
      {entries.map(({ key, label, text }) => (
        <li key={key} className="px-3 py-2">
          {label}
          <span className="text-muted-foreground block">{text}</span>
        </li>
      ))}
    </ul>
  );
}

export function Assumptions({ inputs, problem, wallet, quarters }: AssumptionsProps) {
  const found = listAssumptions(inputs, problem, wallet);
  return (
    <div className="grid gap-4">
      <AssumptionSection title="How much of each credit counts">
        <AssumptionList entries={found.credits} none="These cards have no credit that counts." />
      </AssumptionSection>
      <AssumptionSection title="What paying by card costs">
        <AssumptionList
          entries={found.costs}
          none="Nothing you spend on is known to cost more when paid by card."
        />
      </AssumptionSection>
      <AssumptionSection title="Quarters not announced yet">
        {quarters && (
          <FilterSwitch
            label="Count them as they were a year ago"
            isOn={quarters.isCounted}
            onChange={quarters.onChange}
          />
        )}
        <AssumptionList entries={found.quarters} none="None counts for these cards." />
      </AssumptionSection>
      <AssumptionSection title="What a point is worth">
        <PointAssumptions points={found.points} inputs={inputs} isLinked={quarters !== undefined} />
      </AssumptionSection>
      {found.uncounted.length > 0 && (
        <AssumptionSection title="Not counted: low confidence">
          <AssumptionList entries={found.uncounted} none="" />
        </AssumptionSection>
      )}
      {problem.year === 'first' && (
        <AssumptionSection title="Sign-up offers">
          <AssumptionList entries={found.offers} none="No offer on these cards counts." />
        </AssumptionSection>
      )}
    </div>
  );
}
