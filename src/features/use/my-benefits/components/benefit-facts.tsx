import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { OwnValueBadge } from '@/components/own-value-badge.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { toConfidence } from '@/lib/confidence.ts';
import type { MyBenefit } from '../to-entries.ts';

/** Days before a period's end from which an unused rest is shown as lapsing. */
const SOON = 30;

function describeDays(days: number): string {
  if (days === 0) return 'Last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}

type BenefitFactsProps = {
  entry: MyBenefit;
  description: string;
  children?: ReactNode;
};

export function BenefitFacts({ entry, description, children }: BenefitFactsProps) {
  const { row, status, measure, benefit, own, isHidden } = entry;
  const current = status.kind === 'current' && measure !== 'standing' ? status : null;
  const daysLeft = current?.daysLeft ?? null;
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to="/app/benefits/$id"
          params={{ id: benefit.slug }}
          className="font-medium underline-offset-4 hover:underline"
        >
          {row.name}
        </Link>
        {own?.isHighValue && (
          <Star role="img" aria-label="I hold the card for it" className="text-primary size-4" />
        )}
        {!isHidden && <OwnValueBadge own={own} />}
        {current && daysLeft !== null && daysLeft <= SOON && current.leftCents > 0 && (
          <Badge tone="caution">{describeDays(daysLeft)}</Badge>
        )}
        <ConfidenceMark confidence={toConfidence(row.confidence)} subject={row.name} isCompact />
      </div>
      <p className="text-muted-foreground text-sm">
        {entry.cardName} · {description}
      </p>
      {children}
      {current && (
        <Progress
          value={current.usedCents}
          max={current.totalCents}
          label={`Used of ${row.name}`}
          className="max-w-md"
        />
      )}
    </div>
  );
}
