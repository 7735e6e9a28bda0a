import { Square } from 'lucide-react';
import { ErrorState } from '@/components/error-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { describeCheck, describeStay, type RobustnessFacts } from '../limits/describe-limits.ts';
import type { ExplainRequest } from '../schema.ts';
import { useRobustness } from '../use-robustness.ts';
import { LimitList } from '../limits/limit-list.tsx';

type PlanRobustnessProps = {
  facts: RobustnessFacts;
  /** Accepts a better plan found on the way, and plans on from it. */
  onBetter: (tenures: ExplainRequest['tenures']) => void;
};

/** Computes, on request, how far values may change before another plan is better. Remount it for another plan. */
export function PlanRobustness({ facts, onBetter }: PlanRobustnessProps) {
  const { state, start, stop } = useRobustness();
  const { question, tenures, parameters } = facts;
  const begin = () => {
    start({ question, tenures, parameters });
  };
  if (state.kind === 'failed') {
    return (
      <ErrorState
        title="This could not be calculated"
        message={describeError(state.error)}
        onRetry={begin}
      />
    );
  }
  const isIdle = state.kind === 'idle';
  const isRunning = state.kind === 'running';
  const known = isIdle ? null : state.result;
  const { done = 0, parts = 1, better = null, limits = [] } = known ?? {};
  const stay = known && describeStay(facts, known);
  const check = known && describeCheck(known);
  // One button all the time, so that it keeps the focus.
  const action = isRunning
    ? { label: 'Stop here', run: stop }
    : better
      ? {
          label: 'Plan with it',
          run: () => {
            onBetter(better.tenures);
          },
        }
      : { label: isIdle ? 'What would change this plan?' : 'Look again', run: begin };
  return (
    <>
      {isIdle && (
        <p className="text-muted-foreground">
          Other point values or other spending may call for another plan. This looks for where, in
          up to 45 seconds on this device.
        </p>
      )}
      <div role="status" className="grid gap-2 empty:hidden">
        {better && (
          <p>
            A better plan was found on the way: it keeps {formatWholeDollars(better.aheadCents)}{' '}
            more as things are.
          </p>
        )}
        {stay && <p className="text-lg text-balance">{stay}</p>}
        {isRunning && (
          <p className="text-muted-foreground">
            Trying other values: {done} of {parts} parts done.
          </p>
        )}
        {known && !isRunning && !better && done < parts && (
          <p className="text-muted-foreground">
            Stopped after {done} of {parts} parts: the rest was not tried.
          </p>
        )}
      </div>
      {isRunning && <Progress value={done} max={parts} label="Trying other values" />}
      <Button variant="outline" className="w-fit" onClick={action.run}>
        {isRunning && <Square aria-hidden />} {action.label}
      </Button>
      {!better && limits.length > 0 && <LimitList facts={facts} limits={limits} />}
      {!better && check && !isRunning && <p className="text-muted-foreground text-sm">{check}</p>}
    </>
  );
}
