import { Link, useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Section } from '@/components/section.tsx';
import { cn } from '@/lib/class-names.ts';
import type { Progress, SetupStep } from '../schema.ts';
import {
  firstOpenStep,
  isSetupDone,
  isStepDone,
  setupSteps,
  stepBeside,
} from '../list-setup-steps.ts';

const texts: Readonly<Record<SetupStep, { title: string; text: string }>> = {
  preference: {
    title: 'How do you redeem points?',
    text: 'This decides what a point is worth to you. You can set each program separately later.',
  },
  cards: {
    title: 'Which cards do you hold?',
    text: 'By product only: no card number, no bank login. You can add closed cards later; issuers count those too.',
  },
  spending: {
    title: 'What do you spend in a year?',
    text: 'Start from a household like yours and change what differs, or from your statements.',
  },
};

const names: Readonly<Record<SetupStep, string>> = {
  preference: 'Points',
  cards: 'Cards',
  spending: 'Spending',
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
  parts: Readonly<Record<SetupStep, ReactNode>>;
  /** Put off for now: only the way back is shown. */
  isPutOff: boolean;
  onPutOff: (isPutOff: boolean) => void;
  onFinish: () => void;
};

export function SetupWizard(props: SetupWizardProps) {
  const { asked, progress, parts, isPutOff, onPutOff, onFinish } = props;
  const navigate = useNavigate({ from: '/app/' });
  const heading = useRef<HTMLHeadingElement>(null);
  // Answers do not advance automatically: arrow keys pass through the other choices.
  const [first] = useState(() => firstOpenStep(progress));
  const step = asked ?? first;
  const isDone = isStepDone(step, progress);
  const [before, after] = [stepBeside(step, -1), stepBeside(step, 1)];
  const done = setupSteps.filter((each) => isStepDone(each, progress)).length;
  const go = (to: SetupStep) =>
    void navigate({ to: '/app', search: { step: to }, resetScroll: false });

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
          <span className="font-medium">{done} of 3 answered.</span>{' '}
          <span className="text-muted-foreground">Figures are rough until all three are.</span>
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
      <div className="grid gap-1">
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-xl font-semibold tracking-tight text-balance outline-none"
        >
          {texts[step].title}
        </h2>
        <p className="text-muted-foreground max-w-prose">{texts[step].text}</p>
      </div>
      <div className="min-w-0">{parts[step]}</div>
      <div className="flex flex-wrap items-center gap-2 border-t pt-4">
        {before && (
          <Button variant="outline" onClick={() => go(before)}>
            Back
          </Button>
        )}
        {after && (
          <Button
            variant={isDone && !isSetupDone(progress) ? 'primary' : 'outline'}
            onClick={() => go(after)}
          >
            {isDone ? 'Continue' : 'Skip this step'}
          </Button>
        )}
        {isSetupDone(progress) ? (
          <Button onClick={onFinish}>See my results</Button>
        ) : (
          <Button variant="ghost" className="sm:ml-auto" onClick={() => onPutOff(true)}>
            Finish later
          </Button>
        )}
      </div>
    </Section>
  );
}
