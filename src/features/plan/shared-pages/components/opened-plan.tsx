import { PlanPicture } from '@/components/plan-picture.tsx';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { firstDayOf, listSteps } from '../describe-page.ts';
import type { SharedPlan } from '../schema.ts';
import type { ShownCards } from '../use-shown-cards.ts';

/** The months of a shared plan as bars, and its steps in words. */
export function OpenedPlan({ plan, cardOf }: { plan: SharedPlan; cardOf: ShownCards }) {
  const steps = listSteps(plan, (card) => cardOf(card).name);
  return (
    <>
      <PlanPicture lanes={plan.lanes} count={plan.months} date={firstDayOf(plan)} cardOf={cardOf} />
      <Section aria-labelledby="shared-steps">
        <SectionHeader>
          <SectionTitle id="shared-steps">The steps</SectionTitle>
        </SectionHeader>
        <ol aria-labelledby="shared-steps" className="divide-y">
          {steps.map(({ when, text }, index) => (
            <li key={index} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 py-2 leading-6">
              <span className="text-muted-foreground">{when}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
