import { Badge } from '@/components/ui/badge.tsx';

type OwnCardBadgeProps = { card: { readonly slug: string } };

/** Marks a card that the catalog does not have, with the one who described it. */
export function OwnCardBadge({ card }: OwnCardBadgeProps) {
  if (/^own-\d{13}$/.test(card.slug)) return <Badge tone="outline">Mine alone</Badge>;
  if (/^shared-\d{13}$/.test(card.slug)) return <Badge tone="outline">Theirs alone</Badge>;
  return null;
}
