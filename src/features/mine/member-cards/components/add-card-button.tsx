import { Plus } from 'lucide-react';
import { useState } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { Button } from '@/components/ui/button.tsx';
import { createPart } from '@/lib/part.ts';
import type { AddCardProps } from './add-card-dialog.tsx';

const dialog = createPart(async () => (await import('./add-card-dialog.tsx')).AddCardDialog);

type AddCardButtonProps = AddCardProps & {
  isAsked?: boolean;
  onAnswered?: () => void;
};

export function AddCardButton({ isAsked = false, onAnswered, ...props }: AddCardButtonProps) {
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || isAsked;
  const onClose = () => {
    setPressed(false);
    if (isAsked) onAnswered?.();
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
          setPressed(true);
        }}
      >
        <Plus aria-hidden /> Add a card
      </Button>
      <OnNeed part={dialog} shown={isOpen ? { ...props, onClose } : null} />
    </>
  );
}
