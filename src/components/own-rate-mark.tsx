import { Pencil } from 'lucide-react';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatRate } from '@/lib/format.ts';
import { askedOwnRate } from '@/lib/own-rate-store.ts';

type OwnRateMarkProps = {
  names: LedgerNames;
  /** Slugs. */
  card: string;
  subCategory: string;
  pointSystem: string;
};

export function OwnRateBadge({ names, card, subCategory, pointSystem }: OwnRateMarkProps) {
  const own = names.ownRate?.(card, subCategory);
  if (!own) return null;
  const { issuer } = own;
  return (
    <Badge tone="primary">
      yours
      {issuer &&
        `; the issuer’s is ${issuer.isConditional ? 'up to ' : ''}${formatRate(issuer.rate, names.rateUnit(pointSystem))}`}
    </Badge>
  );
}

/** Button to set one's own rate beside the current one. Not shown to visitors. */
export function OwnRateButton({ names, card, subCategory }: OwnRateMarkProps) {
  if (!names.ownRate) return null;
  const verb = names.ownRate(card, subCategory) ? 'Change' : 'Set';
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`${verb} my own rate of ${names.card(card)} on ${names.subCategory(subCategory)}`}
      title={`${verb} my own rate`}
      className="text-muted-foreground size-6 align-middle print:hidden"
      onClick={() =>
        askedOwnRate.set({ card, target: { kind: 'sub_category', slug: subCategory } })
      }
    >
      <Pencil aria-hidden className="size-3.5" />
    </Button>
  );
}
