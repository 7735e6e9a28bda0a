import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import { createPart } from '@/lib/part.ts';
import { purchaseEdits } from '../mutations.ts';
import { usePurchases } from '../queries.ts';
import type { PurchaseRow } from '../schema.ts';

const dialog = createPart(async () => (await import('./purchase-dialog.tsx')).PurchaseDialog);

const step = 5;

/** The purchases that limits, bonuses and credits are counted from; the latest first. */
export function PurchaseLog() {
  const purchases = usePurchases();
  const { entries, inputs } = useHoldings();
  const add = useMutation(purchaseEdits.adding);
  const remove = useMutation(purchaseEdits.removing);
  const [shown, setShown] = useState(step);
  const [edited, setEdited] = useState<PurchaseRow>();
  const cards = entries.map(({ memberCard, card }) => ({
    value: memberCard.id,
    label: memberCard.nickname ?? card.name,
  }));
  const subCategories = inputs.rows.categories.flatMap(({ sub_categories: parts }) =>
    parts.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  if (purchases === undefined) {
    return (
      <p className="text-muted-foreground text-sm">
        Your purchases are not on this device yet: until they are, limits count as unused.
      </p>
    );
  }
  if (purchases.length === 0) return null;
  // One that was just logged has its place by its day, not at the end.
  const sorted = purchases.toSorted(
    (a, b) => b.made_on.localeCompare(a.made_on) || b.created_at.localeCompare(a.created_at),
  );
  const nameOf = (options: typeof cards, id: unknown) =>
    options.find(({ value }) => value === String(id))?.label;
  const creditOf = ({ credit_card_benefit_id: wanted }: PurchaseRow) => {
    const credit = inputs.rows.cards
      .flatMap((card) => card.credit_card_benefits)
      .find(({ id }) => id === wanted);
    return credit && `paid back by ${credit.name}`;
  };
  const removePurchase = (row: PurchaseRow) => {
    remove.mutate(row);
    toast({
      title: 'The purchase is removed',
      action: {
        label: 'Undo',
        onPress: () => {
          add.mutate(row);
        },
      },
    });
  };
  return (
    <section aria-label="Your last purchases" className="grid gap-2 print:hidden">
      <h2 className="text-lg font-semibold">Your last purchases</h2>
      <ul className="border-foreground divide-y border-t">
        {sorted.slice(0, shown).map((row) => {
          const subject = `${formatCents(row.amount_cents)} at ${row.merchant ?? 'a shop'}`;
          return (
            <li key={row.id} className="flex items-center justify-between gap-3 py-2">
              <div className="min-w-0">
                <p className="font-medium">{subject}</p>
                <p className="text-muted-foreground text-sm">
                  {[
                    nameOf(cards, row.member_card_id),
                    nameOf(subCategories, row.sub_category_id),
                    formatDate(row.made_on),
                    creditOf(row),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <ActionsMenu subject={`the purchase of ${subject}`}>
                <DropdownMenuItem onSelect={() => setEdited(row)}>
                  <Pencil aria-hidden />
                  Edit…
                </DropdownMenuItem>
                <DropdownMenuItem onSelect={() => removePurchase(row)}>
                  <Trash2 aria-hidden />
                  Remove
                </DropdownMenuItem>
              </ActionsMenu>
            </li>
          );
        })}
      </ul>
      {shown < sorted.length && (
        <Button
          variant="outline"
          className="justify-self-center"
          onClick={() => setShown(shown + 4 * step)}
        >
          Show earlier ones
        </Button>
      )}
      <OnNeed
        key={edited?.id}
        part={dialog}
        shown={
          edited
            ? {
                purchase: edited,
                current: purchases.find(({ id }) => id === edited.id),
                ...{ cards, subCategories },
                onClose: () => setEdited(undefined),
              }
            : null
        }
      />
    </section>
  );
}
