import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CardIdentity } from '@/components/card-identity.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { OwnCardBadge } from '@/components/own-card-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { MemberCard, MemberCardStatus } from '@/features/mine/member-cards/schema.ts';
import type { CardFacts } from '@/domain/card-face.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { sharedCardsQuery, useSharedOwner } from '../queries.ts';

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

function SharedCardRow({ memberCard, card, issuer }: SharedCardRowProps) {
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
        <OwnCardBadge card={card} />
      </CardIdentity>
      <p className="text-muted-foreground text-sm max-sm:pl-15">
        {opened !== null && `Opened ${formatDate(opened)} · `}
        {fee === 0 ? 'No fee' : `${formatCents(fee)} a year`}
      </p>
    </li>
  );
}

type SharedCardSectionsProps = {
  /** Status of the cards to show; null for any. */
  status: MemberCardStatus | null;
  q: string;
};

export function SharedCardSections({ status, q }: SharedCardSectionsProps) {
  const cards = useQuery(sharedCardsQuery());
  const ownerOf = useSharedOwner();
  const rows = useCatalog();
  if (cards.isPending) return <ListSkeleton label="Loading the cards of your household" rows={2} />;
  if (cards.isLoadingError) {
    return <ErrorState title="The cards of your household could not be loaded" query={cards} />;
  }
  const products = new Map(rows.cards.map((card) => [card.id, card]));
  const issuers = new Map(rows.companies.map(({ id, name }) => [id, name]));
  const shown = cards.data.flatMap((memberCard) => {
    const card = products.get(memberCard.credit_card_id);
    if (!card || (status !== null && memberCard.status !== status)) return [];
    const issuer = issuers.get(card.company_id) ?? '';
    const text = [memberCard.nickname, card.name, issuer].join(' ');
    return matchesSearch(text, q) ? [{ memberCard, card, issuer, owner: ownerOf(memberCard) }] : [];
  });
  const owners = [...new Set(shown.map(({ owner }) => owner))];
  return (
    <div className="grid gap-6 pt-4 empty:hidden">
      {owners.map((owner) => (
        <Section key={owner} aria-label={`Cards of ${owner}`}>
          <SectionHeader>
            <SectionTitle>Cards of {owner}</SectionTitle>
          </SectionHeader>
          <SectionContent className="pt-0">
            <ul className="divide-y">
              {shown
                .filter((entry) => entry.owner === owner)
                .map(({ memberCard, card, issuer }) => (
                  <SharedCardRow
                    key={memberCard.id}
                    memberCard={memberCard}
                    card={card}
                    issuer={issuer}
                  />
                ))}
            </ul>
          </SectionContent>
        </Section>
      ))}
    </div>
  );
}
