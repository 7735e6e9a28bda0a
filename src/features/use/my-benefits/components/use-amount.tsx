import { AmountPopover } from '@/components/amount-popover.tsx';
import { formatCents } from '@/lib/format.ts';

type UseAmountProps = {
  name: string;
  label?: string;
  usedCents: number;
  totalCents: number;
  onSave: (cents: number) => void;
};

export function UseAmount({
  name,
  label = 'Used so far in this period',
  usedCents,
  totalCents,
  onSave,
}: UseAmountProps) {
  const range = `Enter an amount from 0 to ${formatCents(totalCents)}.`;
  return (
    <AmountPopover
      trigger="Part"
      triggerLabel={`Enter the amount used of ${name}`}
      label={label}
      initial={usedCents === 0 ? '' : String(usedCents / 100)}
      saveLabel="Save"
      example={range}
      refuse={(cents) => (cents > totalCents ? range : undefined)}
      onSave={onSave}
    />
  );
}
