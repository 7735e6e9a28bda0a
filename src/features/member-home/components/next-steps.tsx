import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card.tsx';
import { cn } from '@/lib/class-names.ts';
import type { Progress } from '../schema.ts';

type StepProps = {
  number: number;
  title: string;
  text: string;
  isDone: boolean;
  children: ReactNode;
};

function Step({ number, title, text, isDone, children }: StepProps) {
  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden
        className={cn(
          'flex size-7 shrink-0 items-center justify-center rounded-full border text-sm font-medium',
          isDone && 'border-primary bg-primary text-primary-foreground',
        )}
      >
        {isDone ? <Check className="size-4" /> : number}
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <div>
          <h3 className="font-medium">
            {title}
            {isDone && <span className="sr-only"> (done)</span>}
          </h3>
          {!isDone && <p className="text-muted-foreground">{text}</p>}
        </div>
        {!isDone && <div>{children}</div>}
      </div>
    </li>
  );
}

type NextStepsProps = {
  progress: Progress;
  /** The choice of the redemption preference. */
  preferenceChoice: ReactNode;
};

/** Three answers that every figure rests on; gone once all are given. */
export function NextSteps({ progress, preferenceChoice }: NextStepsProps) {
  const { hasPreference, hasCards, hasSpending } = progress;
  if (hasPreference && hasCards && hasSpending) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Three answers, and every figure is yours</CardTitle>
      </CardHeader>
      <CardContent>
        <ol className="divide-y">
          <Step
            number={1}
            title="How do you redeem points?"
            text="It decides what a point is worth to you. You can set single programmes apart later."
            isDone={hasPreference}
          >
            {preferenceChoice}
          </Step>
          <Step
            number={2}
            title="Which cards do you hold?"
            text="By product only. The card number is never asked for."
            isDone={hasCards}
          >
            <Button asChild size="md" variant={hasPreference ? 'primary' : 'outline'}>
              <Link to="/app/my-cards">Add your cards</Link>
            </Button>
          </Step>
          <Step
            number={3}
            title="What do you spend?"
            text="Start from a published household, or enter your own amounts."
            isDone={hasSpending}
          >
            <Button asChild size="md" variant={hasPreference && hasCards ? 'primary' : 'outline'}>
              <Link to="/app/my-annual-spending">Enter your spending</Link>
            </Button>
          </Step>
        </ol>
      </CardContent>
    </Card>
  );
}
