import type { ReactNode } from 'react';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx';

type FindDialogProps = {
  description: string;
  onClose: () => void;
  children: ReactNode;
};

export function FindDialog({ description, onClose, children }: FindDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="top-4 max-h-[calc(100dvh-2rem)] max-w-xl translate-y-0 grid-rows-[auto_minmax(0,1fr)] gap-0 overflow-hidden p-0 sm:top-[12vh] sm:max-h-[70dvh] sm:p-0">
        <DialogTitle className="sr-only">Find</DialogTitle>
        <DialogDescription className="sr-only">{description}</DialogDescription>
        {children}
      </DialogContent>
    </Dialog>
  );
}
