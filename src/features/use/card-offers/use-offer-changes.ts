import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store.ts';
import { afterUse } from '@/domain/card-offers/judge-offer.ts';
import type { OfferOnStatement } from '@/domain/card-offers/match-statement.ts';
import { toOffer } from '@/domain/card-offers/read-columns.ts';
import { cents } from '@/domain/units.ts';
import { getToday } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format.ts';
import { cardOfferEdits } from './mutations.ts';
import type { CardOfferRow } from './schema.ts';

type Change = {
  readonly row: CardOfferRow;
  readonly values: Partial<
    Pick<CardOfferRow, 'is_added' | 'used_times' | 'used_on' | 'spent_cents'>
  >;
};

function usedValues(row: CardOfferRow, amountCents: number | null) {
  const after = afterUse(toOffer(row), amountCents === null ? null : cents(amountCents));
  return { used_times: after.usedTimes, spent_cents: after.spentCents, used_on: getToday() };
}

/** Marks offers as added or used, and removes them; the message undoes it. */
export function useOfferChanges() {
  const add = useMutation(cardOfferEdits.adding);
  const update = useMutation(cardOfferEdits.updating);
  const remove = useMutation(cardOfferEdits.removing);
  const apply = (changes: readonly Change[]) => {
    for (const { row, values } of changes) update.mutate({ base: row, values });
  };
  const undo = (changes: readonly Change[]) => {
    for (const { row, values } of changes) {
      const { is_added, used_times, used_on, spent_cents } = row;
      update.mutate({
        base: { ...row, ...values },
        values: { is_added, used_times, used_on, spent_cents },
      });
    }
  };
  const changeAll = (changes: readonly Change[], title: string) => {
    apply(changes);
    toast({ title, action: { label: 'Undo', onPress: () => undo(changes) } });
  };
  const change = (row: CardOfferRow, values: Change['values'], title: string) =>
    changeAll([{ row, values }], title);
  return {
    markAdded: (row: CardOfferRow, isAdded: boolean) =>
      change(
        row,
        { is_added: isAdded },
        isAdded ? `${row.shop}: added to the card` : `${row.shop}: not added to the card`,
      ),
    /** Null: the amount is not known. */
    markUsed: (row: CardOfferRow, amountCents: number | null) => {
      const values = usedValues(row, amountCents);
      const isUsed = values.used_times > row.used_times;
      change(row, values, isUsed ? `${row.shop}: offer used` : `${row.shop}: the purchase counts`);
    },
    /** Counts a purchase that is logged with its own message; the answer undoes it. */
    countPurchase: (row: CardOfferRow, amountCents: number) => {
      const changed = [{ row, values: usedValues(row, amountCents) }];
      apply(changed);
      return () => undo(changed);
    },
    /** Marks offers by the purchases on statements that met them. */
    markFound: (found: readonly { row: CardOfferRow; met: OfferOnStatement }[]) =>
      changeAll(
        found.map(({ row, met: { use, boughtOn, paidOn } }) => ({
          row,
          values: {
            is_added: true,
            used_times: use.usedTimes,
            spent_cents: use.spentCents,
            used_on: boughtOn ?? paidOn,
          },
        })),
        found.length === 1
          ? `${found[0]?.row.shop}: offer used`
          : `${formatCount(found.length, 'offer')} marked used`,
      ),
    markUnused: (row: CardOfferRow) =>
      change(row, { used_times: 0, spent_cents: 0, used_on: null }, `${row.shop}: offer not used`),
    remove: async (row: CardOfferRow) => {
      // The row unmounts before the response; only the promise can report it.
      const outcome = await remove.mutateAsync(row).catch(() => 'reported' as const);
      if (outcome !== 'removed') return;
      toast({
        title: `${row.shop}: offer removed`,
        action: { label: 'Undo', onPress: () => add.mutate(row) },
      });
    },
  };
}
