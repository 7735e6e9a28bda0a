import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CardArt } from '@/components/card-art.tsx';
import { formatAnnualFee } from '@/lib/format.ts';
import { namedCardsQuery } from '../queries.ts';

export function NamedCards({ slugs }: { slugs: readonly string[] }) {
  const { data = [] } = useQuery(namedCardsQuery(slugs));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="named-cards-title">
      <h2 id="named-cards-title" className="pb-1 text-sm font-semibold">
        Cards in this article
      </h2>
      <ul className="grid gap-1">
        {data.map((card) => (
          <li key={card.id}>
            <Link
              to="/credit-cards/$id/$"
              params={{ id: String(card.id), _splat: card.slug }}
              className="hover:bg-accent -mx-2 flex items-center gap-3 rounded-md px-2 py-1.5"
            >
              <CardArt card={card} issuer={card.companies.name} className="w-10" />
              <span className="min-w-0 text-sm">
                <span className="block leading-5 font-medium">{card.name}</span>
                <span className="text-muted-foreground">
                  {formatAnnualFee(card.annual_fee_cents)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
