import { useMutation, useQueryClient } from '@tanstack/react-query';
import { benefitUseEdits } from './mutations.ts';
import { benefitUsesQuery } from './queries.ts';
import { benefitUse, type BenefitUseRow } from './schema.ts';
import { loggedNow, type MyBenefit } from './to-entries.ts';

function findUse(
  rows: readonly BenefitUseRow[],
  { memberCard, row }: MyBenefit,
  startsOn: string,
): BenefitUseRow | undefined {
  return rows.find(
    (use) =>
      use.member_card_id === memberCard.id &&
      use.credit_card_benefit_id === row.id &&
      use.period_starts_on === startsOn,
  );
}

/**
 * Sets how much of the current period is used, in cents, or in units for a counted benefit; returns true if saved.
 * Logged purchases count automatically and are kept out of the stored amount.
 */
export function useSetBenefitUse() {
  const add = useMutation(benefitUseEdits.adding);
  const update = useMutation(benefitUseEdits.updating);
  const client = useQueryClient();
  return async (entry: MyBenefit, amount: number): Promise<boolean> => {
    const { status, measure, memberCard, row } = entry;
    if (status.kind !== 'current') return false;
    // Read again: by the time undo is pressed, the entry it was created with is out of date.
    const rows = client.getQueryData(benefitUsesQuery().queryKey) ?? [];
    const known = findUse(rows, entry, status.period.startsOn);
    const amounts =
      measure === 'money'
        ? { used_cents: Math.max(0, amount - loggedNow(entry)), used_count: 0 }
        : { used_cents: 0, used_count: amount };
    if (!known) {
      const use = benefitUse.create({
        member_card_id: memberCard.id,
        credit_card_benefit_id: row.id,
        period_starts_on: status.period.startsOn,
        ...amounts,
      });
      // The mutation reports its failure and rolls the row back.
      return add.mutateAsync(use).then(
        () => true,
        () => false,
      );
    }
    // The change reports its own failures and conflicts.
    return update.mutateAsync({ base: known, values: amounts }).then(
      ({ kind }) => kind === 'saved',
      () => false,
    );
  };
}
