import { CircleHelp } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { TooltipOnDemand } from '@/components/ui/tooltip-on-demand.tsx';
import * as texts from './texts.ts';

export type Confidence = 'high' | 'medium' | 'low';

type ConfidenceMarkProps = {
  confidence: Confidence;
  /** What is uncertain, for example "annual fee"; the fact itself unless told. */
  subject?: string;
  /** Where figures count it, if they do not count it otherwise. */
  countedWhere?: string;
  /** Only the icon, with its words for screen readers: for dense tables. */
  isCompact?: boolean;
};

/** Marks a fact of low confidence, or a figure that rests on one; draws nothing for others. */
export function ConfidenceMark(props: ConfidenceMarkProps) {
  const { confidence, subject, countedWhere, isCompact = false } = props;
  if (confidence !== 'low') return null;
  const source = texts.lowConfidenceComesFromA(subject ?? texts.thisFact);
  const text =
    countedWhere === undefined ? source : texts.figuresCountItOnlyWhere(source, countedWhere);
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
            {texts.lowConfidence}
          </Badge>
        )}
      </button>
    </TooltipOnDemand>
  );
}
