import { Link, useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Section } from '@/components/section.tsx';
import { cn } from '@/lib/class-names.ts';
import type { Progress, SetupStep } from '../schema.ts';
import { firstOpenStep, isStepDone, setupSteps, stepBeside } from '../list-setup-steps.ts';

const texts: Readonly<Record<SetupStep, { title: string; text: string | null }>> = {
  cards: {
    title: 'Which cards do you have?',
    text: 'By product only: no card number, no bank login. None yet? Skip this step.',
  },
  spending: {
    title: 'What do you spend in a month?',
    text: 'Rough amounts are fine.',
  },
  answer: { title: 'Your answer', text: null },
};

const names: Readonly<Record<SetupStep, string>> = {
  cards: 'Cards',
  spending: 'Spending',
  answer: 'Answer',
};

export type SetupParts = Readonly<Record<'cards' | 'spending', ReactNode>> & {
  /** Ends with the way into Home. */
  readonly answer: (onHome: () => void) => ReactNode;
};

function SetupProgress({ current, progress }: { current: SetupStep; progress: Progress }) {
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

type SetupWizardProps = {
  asked: SetupStep | undefined;
  progress: Progress;
  parts: SetupParts;
  /** Put off for now: only the way back is shown. */
  isPutOff: boolean;
  onPutOff: (isPutOff: boolean) => void;
  onFinish: () => void;
};

function describeMissing({ hasCards, hasSpending }: Progress): readonly [string, string] {
  if (hasSpending) return ['No cards yet.', 'Home starts with your first card.'];
  return hasCards
    ? ['No spending yet.', 'Your answer needs it.']
    : ['Nothing entered yet.', 'Home starts with your cards and spending.'];
}

export function SetupWizard(props: SetupWizardProps) {
  const { asked, progress, parts, isPutOff, onPutOff, onFinish } = props;
  const navigate = useNavigate({ from: '/app/' });
  const heading = useRef<HTMLHeadingElement>(null);
  // Answers do not advance automatically: a second card may follow the first.
  const [first] = useState(() => firstOpenStep(progress));
  const step = asked ?? first;
  const { title, text } = texts[step];
  const [missing, why] = describeMissing(progress);
  const [before, after] = [stepBeside(step, -1), stepBeside(step, 1)];
  const go = (to: SetupStep) => void navigate({ to: '/app', search: { step: to } });

  // Moves focus to the new step for keyboard and screen reader users, except on the first view. In a layout effect,
  // since a moment later somebody may be typing in it already.
  useLayoutEffect(() => {
    if (asked !== undefined) heading.current?.focus();
  }, [asked]);

  if (isPutOff) {
    return (
      <Section
        aria-label="Setup"
        className="flex flex-wrap items-center justify-between gap-3 py-3"
      >
        <p>
          <span className="font-medium">{missing}</span>{' '}
          <span className="text-muted-foreground">{why}</span>
        </p>
        <Button size="md" onClick={() => onPutOff(false)}>
          Continue setup
        </Button>
      </Section>
    );
  }
  return (
    <Section aria-label="Setup" className="grid gap-5 pt-4 sm:pt-6">
      <SetupProgress current={step} progress={progress} />
      <div className={cn('grid gap-1', text === null && 'sr-only')}>
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-xl font-semibold tracking-tight text-balance outline-none"
        >
          {title}
        </h2>
        <p className="text-muted-foreground max-w-prose">{text}</p>
      </div>
      <div className="min-w-0">{step === 'answer' ? parts.answer(onFinish) : parts[step]}</div>
      <div className="flex flex-wrap items-center gap-2 border-t pt-4">
        {before && (
          <Button variant="outline" onClick={() => go(before)}>
            Back
          </Button>
        )}
        {after && (
          <>
            <Button
              variant={isStepDone(step, progress) ? 'primary' : 'outline'}
              onClick={() => go(after)}
            >
              {!isStepDone(step, progress)
                ? 'Skip this step'
                : after === 'answer'
                  ? 'See my answer'
                  : 'Continue'}
            </Button>
            <Button variant="ghost" className="sm:ml-auto" onClick={() => onPutOff(true)}>
              Finish later
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}
