import { useNavigate } from '@tanstack/react-router';
import { InputField } from '@/components/ui/input-field.tsx';
import type { BestCardDetailSearch } from '../schema.ts';

export function PurchaseField({ search }: { search: BestCardDetailSearch }) {
  const navigate = useNavigate({ from: '/app/best-card/$id' });
  return (
    <InputField
      label="Purchase, dollars"
      className="w-36"
      type="number"
      min={1}
      max={1_000_000}
      defaultValue={search.amount}
      onChange={(event) => {
        const amount = event.target.valueAsNumber;
        if (!(amount > 0 && amount <= 1_000_000)) return;
        void navigate({
          search: (known) => ({ ...known, amount }),
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}
