import { Link } from '@tanstack/react-router';
import { CardIdentity } from '@/components/card-identity.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { MemberCard, MemberCardStatus } from '@/features/mine/member-cards/schema.ts';
import type { CardFacts } from '@/lib/card-face.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';

const statusNames: Readonly<Record<MemberCardStatus, string | null>> = {
  held: null,
  closed: 'Closed',
  wish_list: 'Wish list',
  authorized_user: 'Authorized user',
  rejected: 'Denied',
};

type SharedCardRowProps = {
  memberCard: MemberCard;
  card: CardFacts & { readonly slug: string; readonly annual_fee_cents: number };
  issuer: string;
};

export function SharedCardRow({ memberCard, card, issuer }: SharedCardRowProps) {
  const { nickname, opened_on: opened, status } = memberCard;
  const state = statusNames[status];
  const fee = memberCard.annual_fee_cents ?? card.annual_fee_cents;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <CardIdentity
        card={card}
        issuer={issuer}
        title={
          <Link
            to="/app/credit-cards/$id"
            params={{ id: card.slug }}
            className="underline-offset-4 hover:underline"
          >
            {nickname ?? card.name}
          </Link>
        }
      >
        {nickname !== null && <span translate="no">{card.name}</span>}
        {state !== null && <Badge>{state}</Badge>}
      </CardIdentity>
      <p className="text-muted-foreground text-sm max-sm:pl-15">
        {opened !== null && `Opened ${formatDate(opened)} · `}
        {fee === 0 ? 'No fee' : `${formatCents(fee)} a year`}
      </p>
    </li>
  );
}
