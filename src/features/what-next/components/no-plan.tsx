import { Button } from '@/components/ui/button.tsx';
import * as texts from '../texts.ts';

type NoPlanProps = {
  /** Whether there is none, or none was found in time. */
  isProven: boolean;
  onAllowFees: () => void;
  onLookAgain: () => void;
};

/** Nothing but fees that must be paid can rule out every plan, since no card need be opened. */
export function NoPlan({ isProven, onAllowFees, onLookAgain }: NoPlanProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{isProven ? texts.noPlanKeepsWithinThese : texts.noPlanWasFoundIn}</p>
      <Button variant="outline" onClick={isProven ? onAllowFees : onLookAgain}>
        {isProven ? texts.allowAnyFees : texts.lookAgain}
      </Button>
    </div>
  );
}
