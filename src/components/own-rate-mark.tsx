import { Pencil } from 'lucide-react';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatRate } from '@/lib/format.ts';
import { askedOwnRate } from '@/lib/own-rate-store.ts';
import * as texts from './texts.ts';

type OwnRateMarkProps = {
  names: LedgerNames;
  /** Slugs. */
  card: string;
  subCategory: string;
  pointSystem: string;
};

/** Says of a rate that it is the member's own, and what the issuer's is. */
export function OwnRateBadge({ names, card, subCategory, pointSystem }: OwnRateMarkProps) {
  const own = names.ownRate?.(card, subCategory);
  if (!own) return null;
  const { issuer } = own;
  return (
    <Badge tone="primary">
      {texts.yours}
      {issuer &&
        texts.theIssuersIsUpTo(
          issuer.isConditional,
          formatRate(issuer.rate, names.rateUnit(pointSystem)),
        )}
    </Badge>
  );
}

/** The way to set one's own rate, beside the rate that stands. Nothing for visitors. */
export function OwnRateButton({ names, card, subCategory }: OwnRateMarkProps) {
  if (!names.ownRate) return null;
  const verb = names.ownRate(card, subCategory) ? texts.change : texts.set;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={texts.myOwnRateOfOn(verb, names.card(card), names.subCategory(subCategory))}
      title={texts.myOwnRate(verb)}
      className="text-muted-foreground size-6 align-middle print:hidden"
      onClick={() => {
        askedOwnRate.set({ card, target: { kind: 'sub_category', slug: subCategory } });
      }}
    >
      <Pencil aria-hidden className="size-3.5" />
    </Button>
  );
}
