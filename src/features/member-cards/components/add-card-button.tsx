import { Plus } from 'lucide-react';
import { useState } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { Button } from '@/components/ui/button.tsx';
import { createPart } from '@/lib/part.ts';
import type { AddCardProps } from './add-card-dialog.tsx';

const dialog = createPart(async () => (await import('./add-card-dialog.tsx')).AddCardDialog);

export function AddCardButton(props: AddCardProps) {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={dialog.loadEarly}
        onFocus={dialog.loadEarly}
        onClick={(event) => {
          // Safari gives a pressed button no focus, which could then not come back to it.
          event.currentTarget.focus();
          setOpen(true);
        }}
      >
        <Plus aria-hidden /> Add a card
      </Button>
      <OnNeed part={dialog} shown={isOpen ? { ...props, onClose } : null} />
    </>
  );
}
