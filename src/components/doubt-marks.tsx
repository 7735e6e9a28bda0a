import { ConfidenceMark } from './confidence-mark.tsx';
import { HELD_OR_ASKED } from '@/lib/confidence.ts';

type DoubtMarksProps = {
  card: string;
  isUncertain: boolean;
  /** The facts left out, in words. */
  uncounted: readonly string[];
};

export function DoubtMarks({ card, isUncertain, uncounted }: DoubtMarksProps) {
  return (
    <>
      {isUncertain && <ConfidenceMark confidence="low" subject={`a fact of ${card}`} isCompact />}
      {uncounted.length > 0 && (
        <ConfidenceMark
          confidence="low"
          subject={`some of ${card} (${uncounted.join(', ')})`}
          countedWhere={HELD_OR_ASKED}
          isCompact
        />
      )}
    </>
  );
}
