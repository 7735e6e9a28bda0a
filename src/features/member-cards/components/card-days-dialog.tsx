import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import * as texts from '../texts.ts';
import type { HeldEntry } from '../value-held-wallet.ts';
import { CardDaysTable } from './card-days-table.tsx';

type CardDaysDialogProps = { entries: readonly HeldEntry[]; onClose: () => void };

export function CardDaysDialog({ entries, onClose }: CardDaysDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-h-[calc(100dvh-2rem)] max-w-4xl overflow-y-auto">
        <DialogHeader>
          <DialogTitle>{texts.whenDidYouOpenYour}</DialogTitle>
          <DialogDescription>{texts.rulesBonusesAndFeesGo}</DialogDescription>
        </DialogHeader>
        <CardDaysTable entries={entries} />
      </DialogContent>
    </Dialog>
  );
}
