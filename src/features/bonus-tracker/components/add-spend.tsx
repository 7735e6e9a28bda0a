import { Plus } from 'lucide-react';
import { AmountPopover } from '@/components/amount-popover.tsx';

const example = 'Enter an amount such as 42.50.';

export function AddSpend({ name, onAdd }: { name: string; onAdd: (cents: number) => void }) {
  return (
    <AmountPopover
      trigger={
        <>
          <Plus aria-hidden />
          Spending
        </>
      }
      triggerLabel={`Add spending for ${name}`}
      label="Spent on the card"
      saveLabel="Add"
      example={example}
      refuse={(cents) => (cents === 0 ? example : undefined)}
      onSave={onAdd}
    />
  );
}
