import { Button } from '@/components/ui/button.tsx';

type NoPlanProps = {
  /** True if no plan exists, false if none was found in time. */
  isProven: boolean;
  onAllowFees: () => void;
  onLookAgain: () => void;
};

/** Only unavoidable fees can rule out every plan, since no card has to be opened. */
export function NoPlan({ isProven, onAllowFees, onLookAgain }: NoPlanProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {isProven
          ? 'No plan keeps within these limits: the cards that you keep, or whose fee day is unknown, cost more in fees.'
          : 'No plan was found in time.'}
      </p>
      <Button variant="outline" onClick={isProven ? onAllowFees : onLookAgain}>
        {isProven ? 'Allow any fees' : 'Look again'}
      </Button>
    </div>
  );
}
