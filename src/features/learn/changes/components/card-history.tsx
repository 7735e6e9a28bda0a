import { useState } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { createPart } from '@/lib/part.ts';

const changeLog = createPart(async () => (await import('./change-log.tsx')).ChangeLog);

/** The changes of a card's facts, read when it is opened. */
export function CardHistory({ cardId }: { cardId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-primary w-fit cursor-pointer py-1 font-medium">
        What changed on this card
      </summary>
      <div className="pt-2">
        <OnNeed part={changeLog} shown={isOpen ? { cardId } : null} />
      </div>
    </details>
  );
}
