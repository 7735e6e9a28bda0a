import { useState } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatCount } from '@/lib/format.ts';
import { createPart } from '@/lib/part.ts';
import type { Holding } from '../schema.ts';

const dialog = createPart(async () => (await import('./card-days-dialog.tsx')).CardDaysDialog);

export function MissingDays({ entries }: { entries: readonly Holding[] }) {
  const [isOpen, setOpen] = useState(false);
  const held = entries.filter(({ memberCard }) => memberCard.status === 'held');
  const missing = held.filter(({ memberCard }) => memberCard.opened_on === null);
  if (missing.length === 0 && !isOpen) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md border px-3 py-2">
      <p>Add opening dates for {formatCount(missing.length, 'card')} to check rules and fees.</p>
      <Button
        size="md"
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={dialog.loadEarly}
        onFocus={dialog.loadEarly}
        onClick={() => setOpen(true)}
      >
        Add dates
      </Button>
      <OnNeed
        part={dialog}
        shown={isOpen ? { entries: held, onClose: () => setOpen(false) } : null}
      />
    </div>
  );
}
