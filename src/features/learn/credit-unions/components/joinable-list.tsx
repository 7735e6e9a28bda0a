import { Link } from '@tanstack/react-router';
import { CardLink } from '@/components/card-link.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { formatAnnualFee, formatCount } from '@/lib/format.ts';
import { type Joinable, describeJoining } from '../list-joinable.ts';

const shownCards = 3;

/** Credit unions with cards, who may join each, and its cards. */
export function JoinableList({ rows, state }: { rows: readonly Joinable[]; state?: string }) {
  return (
    <ul aria-label="Credit unions with cards" className="border-foreground divide-y border-t">
      {rows.map(({ row, cards, joining, isMember }) => (
        <li
          key={row.id}
          className="grid gap-x-14 gap-y-3 py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        >
          <div className="grid content-start gap-1">
            <p>
              <NameLink translate="no" to="/app/credit-unions/$id" params={{ id: row.slug }}>
                {row.name}
              </NameLink>{' '}
              {isMember && <Badge tone="primary">You may join</Badge>}
              {state !== undefined && row.state === state && <Badge>In {state}</Badge>}
            </p>
            {joining.map((each) => (
              <p key={each.id}>{describeJoining(each, rows)}</p>
            ))}
            <p className="text-muted-foreground text-sm">
              {[row.city, row.state].filter(Boolean).join(', ')}
            </p>
          </div>
          <div className="grid content-start gap-3">
            <ul aria-label={`Cards of ${row.name}`} className="grid gap-3 sm:grid-cols-2">
              {cards.slice(0, shownCards).map((card) => (
                <li key={card.id}>
                  <CardLink card={card} issuer={row.name}>
                    {formatAnnualFee(card.annual_fee_cents)}
                  </CardLink>
                </li>
              ))}
            </ul>
            {cards.length > shownCards && (
              <Link
                to="/app/credit-unions/$id"
                params={{ id: row.slug }}
                className="text-primary w-fit font-medium underline-offset-4 hover:underline"
              >
                {formatCount(cards.length - shownCards, 'more card')}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
