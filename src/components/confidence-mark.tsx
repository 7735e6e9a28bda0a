import { CircleHelp } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { TooltipOnDemand } from '@/components/ui/tooltip-on-demand.tsx';

export type Confidence = 'high' | 'medium' | 'low';

type ConfidenceMarkProps = {
  confidence: Confidence;
  /** The uncertain part, for example "annual fee"; defaults to the fact itself. */
  subject?: string;
  /** Condition under which figures count it, if they do not by default. */
  countedWhere?: string;
  /** Shows only the icon, with text for screen readers: for dense tables. */
  isCompact?: boolean;
};

/** Marks a fact of low confidence, or a figure that rests on one; draws nothing for others. */
export function ConfidenceMark(props: ConfidenceMarkProps) {
  const { confidence, subject, countedWhere, isCompact = false } = props;
  if (confidence !== 'low') return null;
  const source = `Low confidence: ${subject ?? 'this fact'} comes from a single, old or unverified source.`;
  const text =
    countedWhere === undefined ? source : `${source} Figures count it only where ${countedWhere}.`;
  return (
    <TooltipOnDemand content={text}>
      <button
        type="button"
        aria-label={text}
        className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-sm align-middle"
      >
        {isCompact ? (
          <CircleHelp aria-hidden className="text-caution size-4" />
        ) : (
          <Badge tone="caution">
            <CircleHelp aria-hidden />
            Low confidence
          </Badge>
        )}
      </button>
    </TooltipOnDemand>
  );
}
