import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog.tsx';
import * as texts from '../texts.ts';

type LeaveQuestionProps = {
  /** What becomes of the changes. */
  description: string;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks whether a page with unsaved changes shall be left. */
export function LeaveQuestion({ description, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
    >
      <AlertDialogContent>
        <AlertDialogTitle>{texts.leaveWithoutSaving}</AlertDialogTitle>
        <AlertDialogDescription>{description}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>{texts.stayHere}</AlertDialogCancel>
          <AlertDialogAction onClick={onLeave}>{texts.leave}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
