import type { BenefitCustomValue } from '@contract/custom-values.ts';
import { useQuery } from '@tanstack/react-query';
import { OwnValueDialog } from '@/components/own-value-dialog.tsx';
import { creditCardQuery } from '@/features/learn/credit-cards/queries.ts';
import type { MyBenefit } from '../to-entries.ts';

type HeldCreditValueProps = {
  entry: MyBenefit;
  onClose: () => void;
  onSave: (value: BenefitCustomValue) => void;
};

export function HeldCreditValue({ entry, onClose, onSave }: HeldCreditValueProps) {
  const { row, card, benefit, own } = entry;
  const { data: detail } = useQuery(creditCardQuery(card.id));
  const fact = detail?.credit_card_benefits.find(({ id }) => id === row.id);
  return (
    <OwnValueDialog
      credit={row}
      kind={benefit.kind}
      source={fact ? { url: fact.source_url, verifiedOn: fact.verified_on } : null}
      own={own}
      onClose={onClose}
      onSave={onSave}
    />
  );
}
