import { useQuery } from '@tanstack/react-query';
import { creditCardBySlugQuery } from '../../queries.ts';
import { formatAnnualFee } from '@/lib/format.ts';
import * as texts from '../../texts.ts';

/** The annual fee of a card within a sentence. */
export function FeeFigure({ slug }: { slug: string }) {
  const { data: card } = useQuery(creditCardBySlugQuery(slug));
  if (!card) return <span className="text-muted-foreground">{texts.itsAnnualFee}</span>;
  return <strong className="font-semibold">{formatAnnualFee(card.annual_fee_cents)}</strong>;
}
