import { useState } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatCount } from '@/lib/format.ts';
import { createPart } from '@/lib/part.ts';
import type { Holding } from '../schema.ts';

const dialog = createPart(async () => (await import('./card-days-dialog.tsx')).CardDaysDialog);

type MissingDaysProps = {
  entries: readonly Holding[];
  /** True if the address asks for the dates. */
  isAsked: boolean;
  onAnswered: () => void;
};

export function MissingDays({ entries, isAsked, onAnswered }: MissingDaysProps) {
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || isAsked;
  const held = entries.filter(({ memberCard }) => memberCard.status === 'held');
  const missing = held.filter(({ memberCard }) => memberCard.opened_on === null);
  const close = () => {
    setPressed(false);
    if (isAsked) onAnswered();
  };
  const shown = <OnNeed part={dialog} shown={isOpen ? { entries: held, onClose: close } : null} />;
  if (missing.length === 0) return shown;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md border px-3 py-2">
      <p>Add opening dates for {formatCount(missing.length, 'card')} to check rules and fees.</p>
      <Button
        size="md"
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={dialog.loadEarly}
        onFocus={dialog.loadEarly}
        onClick={() => setPressed(true)}
      >
        Add dates
      </Button>
      {shown}
    </div>
  );
}
