import { type ReactNode, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { useCatalog } from '@/features/catalog/queries.ts';
import { formatCents } from '@/lib/format.ts';
import { listUsableCredits, type PaidFor } from '../list-credits.ts';
import { useMyBenefits } from '../queries.ts';

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
