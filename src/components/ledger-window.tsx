import type { ReactNode } from 'react';
import { NextFrame } from '@/components/next-frame.tsx';
import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';

type LedgerWindowProps = {
  title: string;
  description: ReactNode;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

export function LedgerWindow({ title, description, onOpenChange, children }: LedgerWindowProps) {
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent className="max-w-4xl">
        <DialogHead title={title}>{description}</DialogHead>
        <NextFrame>{children}</NextFrame>
      </DialogContent>
    </Dialog>
  );
}
