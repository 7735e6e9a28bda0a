import { type ReactNode, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { useCatalog } from '@/features/catalog/queries.ts';
import { formatCents } from '@/lib/format.ts';
import { listUsableCredits, type PaidFor } from '../list-credits.ts';
import { useMyBenefits } from '../queries.ts';

type CreditChoiceProps = PaidFor & {
  /** Whether the member is asked; otherwise a credit that is named after the shop counts. */
  isMain: boolean;
  /** What is done with the credit that is chosen, or with none. */
  children: (benefitId: number | null) => ReactNode;
};

/** Which credit of a card pays a purchase back: one that is named after the shop, unless the member says otherwise. */
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
