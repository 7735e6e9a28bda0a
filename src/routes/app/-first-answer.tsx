import { Button } from '@/components/ui/button.tsx';
import { AnswerQuestions } from '@/features/account/current-user/components/answer-questions.tsx';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { UseToday } from '@/features/home/member-home/components/use-today.tsx';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { FirstPlan } from '@/features/plan/what-next/components/first-plan.tsx';
import { useDoStep } from './-use-do-step.ts';

/** The end of the setup: the plan, the questions that would change it, and the cards to use until then. */
export function FirstAnswer({ onHome }: { onHome: () => void }) {
  const { keepPlan } = useDoStep();
  const { inputs } = useHoldings();
  return (
    <OwnFactsProvider>
      <div className="grid gap-8">
        {Object.keys(inputs.spending).length === 0 ? (
          <div className="grid justify-items-start gap-4">
            <h3 className="font-serif text-[1.75rem] leading-[1.1] font-medium text-balance sm:text-5xl">
              Your answer needs what you spend.
            </h3>
            <p className="text-muted-foreground">
              Six rough amounts are enough, or a household like yours.
            </p>
            <Button onClick={onHome}>Go to Home</Button>
          </div>
        ) : (
          <FirstPlan
            keepPlan={keepPlan}
            onHome={onHome}
            renderQuestions={(changes) => <AnswerQuestions changes={changes} />}
          />
        )}
        <UseToday />
      </div>
    </OwnFactsProvider>
  );
}
