import { AmountPopover } from '@/components/amount-popover.tsx';
import { formatCents } from '@/lib/format.ts';
import * as texts from '../texts.ts';

type UseAmountProps = {
  name: string;
  usedCents: number;
  totalCents: number;
  onSave: (cents: number) => void;
};

/** Lets the member say how much of a credit is used so far in its period. */
export function UseAmount({ name, usedCents, totalCents, onSave }: UseAmountProps) {
  const range = texts.enterAnAmountFromTo(formatCents(totalCents));
  return (
    <AmountPopover
      trigger={texts.part}
      triggerLabel={texts.enterWhatIsUsedOf(name)}
      label={texts.usedSoFarInThis}
      initial={usedCents === 0 ? '' : String(usedCents / 100)}
      saveLabel={texts.save}
      example={range}
      refuse={(cents) => (cents > totalCents ? range : undefined)}
      onSave={onSave}
    />
  );
}
