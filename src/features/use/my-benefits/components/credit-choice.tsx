import { useState } from 'react';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { formatCents } from '@/lib/format.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { useMyBenefits } from '../queries.ts';
import type { MyBenefit } from '../to-entries.ts';

type UsableCredit = {
  readonly benefitId: number;
  readonly name: string;
  readonly leftCents: number;
  /** True if it is named after the shop, and so meant for it. */
  readonly isNamed: boolean;
};

type PaidFor = {
  readonly memberCardId: string;
  readonly subCategoryId: number;
  readonly merchant: string;
};

/** The credits of a card that have something left for a purchase; those that are named after the shop first. */
function listUsableCredits(
  entries: readonly MyBenefit[],
  categories: readonly CategoryRow[],
  { memberCardId, subCategoryId, merchant }: PaidFor,
): UsableCredit[] {
  const category = categories.find(({ sub_categories: parts }) =>
    parts.some(({ id }) => id === subCategoryId),
  );
  const sub = category?.sub_categories.find(({ id }) => id === subCategoryId);
  const covering = new Set([
    subCategoryId,
    ...(sub?.sub_category_parents ?? []).map((parent) => parent.parent_sub_category_id),
  ]);
  const [firstWord = ''] = merchant.split(' ');
  return entries
    .filter(
      ({ memberCard, row, measure, isHidden, unearnedCents }) =>
        memberCard.id === memberCardId &&
        measure === 'money' &&
        !isHidden &&
        unearnedCents === 0 &&
        row.benefit_spending.some(
          (part) =>
            covering.has(part.sub_category_id ?? 0) ||
            (part.category_id !== null && part.category_id === category?.id),
        ),
    )
    .flatMap(({ row, status }) =>
      status.kind === 'current' && status.leftCents > 0
        ? [
            {
              benefitId: row.id,
              name: row.name,
              leftCents: status.leftCents,
              isNamed: firstWord.length > 2 && matchesSearch(row.name, firstWord),
            },
          ]
        : [],
    )
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.leftCents - a.leftCents);
}

type CreditChoiceProps = PaidFor & {
  /** True to ask the member; otherwise a credit named after the shop applies. */
  isMain: boolean;
  children: (benefitId: number | null) => ReactNode;
};

export function CreditChoice({ isMain, children, ...paid }: CreditChoiceProps) {
  const credits = listUsableCredits(useMyBenefits(), useCatalog().categories, paid);
  const [choice, setChoice] = useState<{ merchant: string; benefitId: number | null }>();
  const named = credits.find(({ isNamed }) => isNamed)?.benefitId ?? null;
  const chosen = choice?.merchant === paid.merchant ? choice.benefitId : named;
  const benefitId = credits.find((credit) => credit.benefitId === chosen)?.benefitId ?? null;
  return (
    <>
      {(isMain ? credits : []).map((credit) => (
        <Label key={credit.benefitId} className="font-normal">
          <Checkbox
            checked={benefitId === credit.benefitId}
            onCheckedChange={(isChecked) =>
              setChoice({
                merchant: paid.merchant,
                benefitId: isChecked === true ? credit.benefitId : null,
              })
            }
          />
          Paid back by its {credit.name} ({formatCents(credit.leftCents)} left)
        </Label>
      ))}
      {children(benefitId)}
    </>
  );
}
