import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import * as texts from '../texts.ts';

type FeedQuestionProps = {
  /** What the button says, and the one that confirms. */
  label: string;
  title: string;
  isBusy: boolean;
  onConfirm: () => void;
};

/** Asks before the address that calendars have stops working. */
export function FeedQuestion({ label, title, isBusy, onConfirm }: FeedQuestionProps) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="outline" isLoading={isBusy}>
          {label}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{texts.thePresentAddressStopsWorking}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>{texts.keepIt}</AlertDialogCancel>
          <AlertDialogAction onClick={onConfirm}>{label}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
