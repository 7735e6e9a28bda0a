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
import { sessionQuery } from '@/features/session/queries.ts';
import type { ReportableFact } from '@/lib/fact-report-store.ts';
import * as texts from '../texts.ts';
import { ReportForm } from './report-form.tsx';

type ReportDialogProps = { fact: ReportableFact; onClose: () => void };

/** Asks a member what is wrong with a fact; asks a visitor to sign in first. */
export function ReportDialog({ fact, onClose }: ReportDialogProps) {
  const { data: session, isPending } = useQuery(sessionQuery());
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{texts.reportAMistake}</DialogTitle>
          <DialogDescription>{texts.about(fact.subject)}</DialogDescription>
        </DialogHeader>
        {isPending && <Skeleton className="h-40" />}
        {session && <ReportForm fact={fact} onClose={onClose} />}
        {session === null && (
          <div className="grid gap-4">
            <p>{texts.reportsComeFromMembersSo}</p>
            <div className="flex flex-wrap gap-2">
              <Button asChild>
                <Link to="/login" onClick={onClose}>
                  {texts.signIn}
                </Link>
              </Button>
              <Button asChild variant="outline">
                <Link to="/register" onClick={onClose}>
                  {texts.createAnAccount}
                </Link>
              </Button>
            </div>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
