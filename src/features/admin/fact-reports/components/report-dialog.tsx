import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
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
        {session && <ReportForm fact={fact} onClose={onClose} />}
        {session === null && (
          <div className="grid gap-4">
            <p>
              Reports come from members, so that we can answer them. Sign in and press the flag
              again: it takes half a minute.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button asChild>
                <Link to="/login" onClick={onClose}>
                  Sign in
                </Link>
              </Button>
              <Button asChild variant="outline">
                <Link to="/register" onClick={onClose}>
                  Create an account
                </Link>
              </Button>
            </div>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
