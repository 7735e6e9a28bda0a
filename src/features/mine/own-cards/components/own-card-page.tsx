import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardPlate } from '@/components/card-plate.tsx';
import { FactList } from '@/components/data-list.tsx';
import { OwnCardBadge } from '@/components/own-card-badge.tsx';
import { TitledSection } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { pointBalancesQuery } from '@/features/mine/valuation/tables.ts';
import { formatForeignFee, formatNetwork } from '@/lib/card-terms.ts';
import { reportedFact } from '@/lib/fact-report-store.ts';
import { formatAnnualFee } from '@/lib/format.ts';
import { askedOwnCard } from '@/lib/own-card-store.ts';
import { createProposal, describeOwnCard } from '../describe-own-card.ts';
import { ownCardEdits } from '../mutations.ts';
import { ownCardsQuery } from '../queries.ts';
import { CatalogCardOffer } from './catalog-card-offer.tsx';

type OwnCardPageProps = {
  card: CardRow;
  /** The card's value to the member. */
  mine: ReactNode;
};

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <TitledSection id={title.toLowerCase().replaceAll(' ', '-')} title={title}>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The page of a card that the catalog does not have. */
export function OwnCardPage({ card, mine }: OwnCardPageProps) {
  const rows = useCatalog();
  const navigate = useNavigate();
  const { data: ownCards } = useSuspenseQuery(ownCardsQuery());
  const { data: memberCards = [] } = useQuery(memberCardsQuery());
  const add = useMutation(ownCardEdits.adding);
  const remove = useMutation(ownCardEdits.removing);
  const own = ownCards.find(({ credit_card_id }) => credit_card_id === card.id);
  const issuer = rows.companies.find(({ id }) => id === card.company_id)?.name ?? '';
  const system = rows.pointSystems.find(({ id }) => id === card.point_system_id);
  const { earning, credits, bonus } = describeOwnCard(card, rows);
  const proposal = createProposal(card, rows);
  const { data: balances = [] } = useQuery(pointBalancesQuery());
  const uses = memberCards.filter(({ credit_card_id, changed_from_credit_card_id: former }) =>
    [credit_card_id, former].includes(card.id),
  ).length;
  const isKept = balances.some(({ point_system_id }) => point_system_id === card.id);

  const takeOut = async () => {
    if (!own) return;
    if (uses > 0) {
      toast({
        title: `${card.name} is still on your list`,
        description: 'Remove it from My cards first, with its history. Then it can be deleted.',
      });
      return;
    }
    if (isKept) {
      toast({
        title: `You keep a balance of ${system?.name}`,
        description: 'Remove it from My points first. Then the card can be deleted.',
      });
      return;
    }
    const outcome = await remove.mutateAsync(own).catch(() => null);
    if (outcome === null) return;
    toast({
      title: `${card.name} deleted`,
      action: { label: 'Undo', onPress: () => add.mutate(own) },
    });
    await navigate({ to: '/app/my-cards' });
  };

  return (
    <article className="grid gap-6">
      <Link
        to="/app/my-cards"
        className="text-muted-foreground hover:text-foreground inline-flex min-h-6 w-fit items-center gap-1 text-sm"
      >
        <ArrowLeft aria-hidden className="size-4" />
        My cards
      </Link>
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <CardPlate
          card={card}
          issuer={issuer}
          network={formatNetwork(card.network)}
          className="w-48 sm:w-64"
        />
        <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
          <h1
            translate="no"
            className="text-2xl leading-8 font-semibold tracking-tight text-balance"
          >
            {card.name}
          </h1>
          <p className="text-muted-foreground">
            {issuer} · {system?.name}
          </p>
          <div className="flex flex-wrap items-center gap-1">
            <OwnCardBadge card={card} />
          </div>
          {own && (
            <div className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                aria-haspopup="dialog"
                onClick={() => askedOwnCard.set({ slug: card.slug })}
              >
                Change
              </Button>
              {proposal && (
                <Button
                  variant="outline"
                  aria-haspopup="dialog"
                  onClick={() => reportedFact.set(proposal)}
                >
                  Propose it to the editors
                </Button>
              )}
              <Button variant="ghost" onClick={() => void takeOut()}>
                Delete
              </Button>
            </div>
          )}
        </div>
      </header>
      {own && <CatalogCardOffer card={card} own={own} />}
      {mine}
      <Lines title="What it earns" lines={earning} />
      <Lines title="Credits" lines={credits} />
      <Lines title="First bonus" lines={bonus} />
      <TitledSection id="facts" title="Facts">
        <FactList
          facts={[
            { label: 'Annual fee', value: formatAnnualFee(card.annual_fee_cents) },
            { label: 'First year', value: formatAnnualFee(card.first_year_fee_cents) },
            { label: 'Foreign fee', value: formatForeignFee(card.foreign_transaction_fee_percent) },
            { label: 'Network', value: formatNetwork(card.network) },
            { label: 'Type', value: card.is_charge_card ? 'Charge card' : 'Credit card' },
            { label: 'For', value: card.is_business ? 'Business' : 'Personal' },
            { label: 'Counts toward 5/24', value: card.counts_toward_5_24 ? 'Yes' : 'No' },
          ]}
        />
      </TitledSection>
    </article>
  );
}
