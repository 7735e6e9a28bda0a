import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { cn } from '@/lib/class-names.ts';
import type { Progress, SetupStep } from '../schema.ts';
import { isStepDone, setupSteps } from '../list-setup-steps.ts';

const names: Readonly<Record<SetupStep, string>> = {
  preference: 'Points',
  cards: 'Cards',
  spending: 'Spending',
};

export function SetupProgress({ current, progress }: { current: SetupStep; progress: Progress }) {
  return (
    <nav aria-label="Setup steps">
      <ol className="flex gap-1 sm:gap-2">
        {setupSteps.map((step, index) => {
          const isDone = isStepDone(step, progress);
          const isCurrent = step === current;
          return (
            <li key={step} className="min-w-0 flex-1">
              <Link
                to="/app"
                search={{ step }}
                resetScroll={false}
                aria-current={isCurrent ? 'step' : undefined}
                className={cn(
                  'flex min-h-10 items-center gap-2 border-b-2 pb-1 text-sm font-medium',
                  isCurrent
                    ? 'border-primary text-foreground'
                    : 'text-muted-foreground hover:text-foreground border-transparent',
                )}
              >
                <span
                  aria-hidden
                  className={cn(
                    'flex size-6 shrink-0 items-center justify-center rounded-full border text-xs',
                    isDone && 'border-primary bg-primary text-primary-foreground',
                  )}
                >
                  {isDone ? <Check className="size-3.5" /> : index + 1}
                </span>
                <span className="truncate">{names[step]}</span>
                {isDone && <span className="sr-only">(done)</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
