import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
import type { Holding } from '../schema.ts';
import { CardDaysTable } from './card-days-table.tsx';

type CardDaysDialogProps = { entries: readonly Holding[]; onClose: () => void };

export function CardDaysDialog({ entries, onClose }: CardDaysDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-h-[calc(100dvh-2rem)] max-w-4xl overflow-y-auto">
        <DialogHead title="When did you open your cards?">
          Rules, bonuses and fees depend on these dates. Each answer is saved as you enter it; an
          estimate is fine.
        </DialogHead>
        <CardDaysTable entries={entries} />
      </DialogContent>
    </Dialog>
  );
}
