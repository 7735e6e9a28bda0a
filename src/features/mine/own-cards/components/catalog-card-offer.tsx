import { useMutation, useQuery } from '@tanstack/react-query';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { pointBalancesQuery } from '@/features/mine/valuation/tables.ts';
import { findCatalogCard } from '../find-catalog-card.ts';
import { ownCardEdits } from '../mutations.ts';
import type { OwnCardRow } from '../schema.ts';

type CatalogCardOfferProps = { card: CardRow; own: OwnCardRow };

/** Offers the catalog's card in place of an own one, once the catalog has it. */
export function CatalogCardOffer({ card, own }: CatalogCardOfferProps) {
  const rows = useCatalog();
  const replace = useMutation(ownCardEdits.replacing);
  const { data: balances = [] } = useQuery(pointBalancesQuery());
  const found = findCatalogCard(card, rows);
  if (!found) return null;
  const kept = new Set(found.credit_card_benefits.map(({ name }) => name.toLowerCase()));
  const lost = own.facts.credit_card_benefits.filter(({ name }) => !kept.has(name.toLowerCase()));
  const earned = rows.pointSystems.find(({ id }) => id === found.point_system_id);
  const moving = balances.filter(({ point_system_id }) => point_system_id === card.id);
  const isTaken = balances.some(
    ({ point_system_id, person_id }) =>
      point_system_id === earned?.id && moving.some((own) => own.person_id === person_id),
  );
  const use = async () => {
    const outcome = await replace.mutateAsync({ own, cardId: found.id }).catch(() => null);
    if (outcome === 'saved')
      toast({
        title: `${found.name} is kept by our editors now`,
        description: 'Your dates and history have moved to it.',
        tone: 'success',
      });
  };
  return (
    <section
      aria-label={`${card.name} in the catalog`}
      className="flex flex-wrap items-center justify-between gap-2 rounded-md border px-3 py-2"
    >
      <p>
        The catalog has {found.name} now. Use it, and its fees and rates are kept up to date; your
        dates and history stay.
      </p>
      <AlertDialog>
        <AlertDialogTrigger asChild>
          <Button size="md" isLoading={replace.isPending}>
            Use the catalog’s card
          </Button>
        </AlertDialogTrigger>
        <AlertDialogContent>
          <AlertDialogTitle>Use {found.name}?</AlertDialogTitle>
          <AlertDialogDescription>
            Your card with its dates, purchases, credits used, wallets and plans moves to{' '}
            {found.name}. The fees, rates and credits you typed are removed
            {lost.length > 0 &&
              `, with what you used of ${lost.map(({ name }) => name).join(', ')}, which the catalog’s card doesn’t have`}
            .{' '}
            {moving.length > 0 &&
              (!isTaken && earned?.unit !== 'dollars'
                ? `Your ${own.facts.points?.name} become ${earned?.name}. `
                : `Your balance of ${own.facts.points?.name} is removed, since ${earned?.unit === 'dollars' ? 'the catalog’s card earns cash' : `you keep one of ${earned?.name}`}. `)}
            You can’t undo this.
          </AlertDialogDescription>
          <AlertDialogFooter>
            <AlertDialogCancel>Keep mine</AlertDialogCancel>
            <AlertDialogAction onClick={() => void use()}>Use the catalog’s card</AlertDialogAction>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </section>
  );
}
