import { useBlocker } from '@tanstack/react-router';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog.tsx';

type LeaveGuardProps = {
  isDirty: boolean;
  /** Where a save leads is no leaving; closing the tab would still cut it off. */
  isSaving: boolean;
  /** What becomes of the changes. */
  description: string;
  /** Other views of the same address leave the form as it is. */
  allowsViews?: boolean;
};

/** Asks before a page with unsaved changes is left, by a link, a key or the closing of the tab. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { isDirty, isSaving, description, allowsViews = false } = props;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !isSaving && !(allowsViews && current.pathname === next.pathname),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <AlertDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen && blocker.status === 'blocked') blocker.reset();
      }}
    >
      <AlertDialogContent>
        <AlertDialogTitle>Leave without saving?</AlertDialogTitle>
        <AlertDialogDescription>{description}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Stay here</AlertDialogCancel>
          <AlertDialogAction
            onClick={() => {
              if (blocker.status === 'blocked') blocker.proceed();
            }}
          >
            Leave
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
