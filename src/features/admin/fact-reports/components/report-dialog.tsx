import { useQuery } from '@tanstack/react-query';
import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
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
        <DialogHead title="Report a mistake">About {fact.subject}.</DialogHead>
        {isPending && <Skeleton className="h-40" />}
        {session !== undefined && (
          <ReportForm fact={fact} isVisitor={session === null} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}
