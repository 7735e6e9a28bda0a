import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgePercent, ClipboardPaste, Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { OfferState } from '@/domain/card-offers/judge-offer.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { useCardNaming } from '@/features/mine/people/queries.ts';
import { formatCount } from '@/lib/format.ts';
import { createPart } from '@/lib/part.ts';
import { hasTabDraft } from '@/lib/storage/tab-drafts.ts';
import { groupOffers, type ListedOffer, today } from '../group-offers.ts';
import { cardOffersQuery } from '../tables.ts';
import { type CardOfferRow, createOffer } from '../schema.ts';
import { OfferItem } from './offer-item.tsx';

const offerDialog = createPart(async () => (await import('./paste-dialog.tsx')).OfferDialog);
const pasteDialog = createPart(async () => (await import('./paste-dialog.tsx')).PasteDialog);

function describeCounts(ready: number, toAdd: number): string | null {
  if (ready + toAdd === 0) return null;
  const add = toAdd > 0 ? `${formatCount(toAdd, 'offer')} to add at your bank first` : '';
  if (ready === 0) return `${add}.`;
  return `${formatCount(ready, 'offer')} ready to use${add && `, ${add.replace(/ offers?/, '')}`}.`;
}

export function CardOffersScreen() {
  const { data: rows } = useSuspenseQuery(cardOffersQuery());
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const { cards, companies } = useCatalog();
  const nameCard = useCardNaming();
  const products = new Map(cards.map((card) => [card.id, card]));
  const issuers = new Map(companies.map((company) => [company.id, company]));
  const own = new Map(
    memberCards.map((memberCard) => {
      const card = products.get(memberCard.credit_card_id);
      const issuer = issuers.get(card?.company_id ?? 0);
      const name = nameCard(memberCard.nickname ?? card?.name ?? 'A card', memberCard.person_id);
      return [memberCard.id, { memberCard, card, name, issuer }];
    }),
  );
  const held = [...own.values()].filter(({ memberCard: { status } }) =>
    ['held', 'authorized_user'].includes(status),
  );
  const options = held.map(({ memberCard: { id }, name, issuer }) => ({
    value: id,
    label: name,
    issuer: issuer?.slug,
  }));
  const [edited, setEdited] = useState(() =>
    rows.find(({ id }) => hasTabDraft(`card-offer/${id}`)),
  );
  const [draft, setDraft] = useState<CardOfferRow>();
  const [isPasting, setPasting] = useState(false);
  const groups = groupOffers(rows, today());
  const [first] = options;

  const list = (label: string, state: OfferState, offers: readonly ListedOffer[]) => (
    <ul aria-label={label} className="divide-y">
      {offers.map((listed) => {
        const found = own.get(listed.row.member_card_id);
        return (
          <OfferItem
            key={listed.row.id}
            listed={listed}
            state={state}
            card={found?.card}
            cardName={found?.name ?? 'A card'}
            issuer={found?.issuer?.name ?? ''}
            onEdit={setEdited}
          />
        );
      })}
    </ul>
  );
  const section = (title: string, state: 'ready' | 'to-add') =>
    groups[state].length > 0 && (
      <Section aria-label={title}>
        <SectionHeader>
          <SectionTitle>{title}</SectionTitle>
          <span className="text-muted-foreground text-sm">
            {formatCount(groups[state].length, 'offer')}
          </span>
        </SectionHeader>
        {list(title, state, groups[state])}
      </Section>
    );
  const folded = (title: string, state: 'used' | 'expired') =>
    groups[state].length > 0 && (
      <details className="border-foreground border-t-2">
        <summary className="cursor-pointer py-2.5 font-semibold">
          {title} ({groups[state].length})
        </summary>
        {list(title, state, groups[state])}
      </details>
    );

  return (
    <>
      <PageHeader
        title="Card offers"
        verdict={describeCounts(groups.ready.length, groups['to-add'].length)}
        description="Offers your bank put on your cards, such as Amex Offers or Chase Offers. They count when you look for the best card at a shop."
        actions={
          first && (
            <>
              <Button variant="outline" onClick={() => setPasting(true)}>
                <ClipboardPaste aria-hidden />
                Paste from your bank
              </Button>
              <Button onClick={() => setDraft(createOffer({ member_card_id: first.value }))}>
                <Plus aria-hidden />
                Add an offer
              </Button>
            </>
          )
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          icon={<BadgePercent />}
          title="No offers yet"
          action={
            first ? (
              <Button variant="outline" onClick={() => setPasting(true)}>
                Paste from your bank
              </Button>
            ) : (
              <Button asChild>
                <Link to="/app/my-cards">Add my cards</Link>
              </Button>
            )
          }
        >
          {first
            ? 'Copy the page of offers at your bank and paste it here, or type the offers you want to remember.'
            : 'Add the cards you hold first; then add the offers on them.'}
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          {section('Ready to use', 'ready')}
          {section('Add these at your bank first', 'to-add')}
          {folded('Used', 'used')}
          {folded('Expired', 'expired')}
        </div>
      )}
      {/* Outside the list: the edited offer may leave the view, or be removed, while the dialog is open. */}
      <OnNeed
        key={edited?.id ?? draft?.id}
        part={offerDialog}
        shown={
          edited
            ? {
                title: `${edited.shop} offer`,
                offer: edited,
                current: rows.find(({ id }) => id === edited.id),
                cards: options,
                onClose: () => setEdited(undefined),
              }
            : draft
              ? {
                  title: 'Add an offer',
                  offer: draft,
                  current: null,
                  cards: options,
                  onClose: () => setDraft(undefined),
                }
              : null
        }
      />
      <OnNeed
        part={pasteDialog}
        shown={isPasting ? { cards: options, rows, onClose: () => setPasting(false) } : null}
      />
    </>
  );
}
