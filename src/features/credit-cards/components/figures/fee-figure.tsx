import { useQuery } from '@tanstack/react-query';
import { creditCardBySlugQuery } from '../../queries.ts';
import { formatAnnualFee } from '@/lib/format.ts';

export function FeeFigure({ slug }: { slug: string }) {
  const { data: card } = useQuery(creditCardBySlugQuery(slug));
  if (!card) return <span className="text-muted-foreground">its annual fee</span>;
  return <strong className="font-semibold">{formatAnnualFee(card.annual_fee_cents)}</strong>;
}
