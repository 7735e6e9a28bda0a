import { useQuery } from '@tanstack/react-query';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { sessionQuery } from '@/features/account/session/queries.ts';
import type { ReportableFact } from '@/lib/fact-report-store.ts';
import { ReportForm } from './report-form.tsx';

type ReportDialogProps = { fact: ReportableFact; onClose: () => void };

export function ReportDialog({ fact, onClose }: ReportDialogProps) {
  const { data: session, isPending } = useQuery(sessionQuery());
  return (
    <Dialog open onClose={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Report a mistake</DialogTitle>
          <DialogDescription>About {fact.subject}.</DialogDescription>
        </DialogHeader>
        {isPending && <Skeleton className="h-40" />}
        {session !== undefined && (
          <ReportForm fact={fact} isVisitor={session === null} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}
