import type { ReactNode } from 'react';
import { NextFrame } from '@/components/next-frame.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';

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
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <NextFrame>{children}</NextFrame>
      </DialogContent>
    </Dialog>
  );
}
