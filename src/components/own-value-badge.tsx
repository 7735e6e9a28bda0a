import type { BenefitCustomValue } from '@contract/custom-values.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { formatWorth } from './credit-share.ts';

export function OwnValueBadge({ own }: { own: BenefitCustomValue | undefined }) {
  if (own?.value == null) return null;
  if (own.value === 0) return <Badge tone="primary">Worth nothing to me</Badge>;
  return (
    <Badge tone="primary">
      {formatWorth({ amount: own.value, isPoints: own.isPointsValue })} a year to me
    </Badge>
  );
}
