import { Plus } from 'lucide-react';
import { AmountPopover } from '@/components/amount-popover.tsx';
import * as texts from '../texts.ts';

const example = texts.enterAnAmountSuchAs;

/** Adds a purchase to what is spent for a bonus. */
export function AddSpend({ name, onAdd }: { name: string; onAdd: (cents: number) => void }) {
  return (
    <AmountPopover
      trigger={
        <>
          <Plus aria-hidden />
          {texts.spending}
        </>
      }
      triggerLabel={texts.addSpendingFor(name)}
      label={texts.spentOnTheCard}
      saveLabel={texts.add}
      example={example}
      refuse={(cents) => (cents === 0 ? example : undefined)}
      onSave={onAdd}
    />
  );
}
