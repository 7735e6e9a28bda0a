import type { ReactNode } from 'react';
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

type QuestionProps = {
  label: string;
  /** Label for screen readers, for rows where the visible label omits the person. */
  spoken?: string;
  title: string;
  action: string;
  isBusy: boolean;
  onConfirm: () => void;
  children: ReactNode;
};

export function Question(props: QuestionProps) {
  const { label, spoken, title, action, isBusy, onConfirm, children } = props;
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="outline" isLoading={isBusy} {...(spoken && { 'aria-label': spoken })}>
          {label}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{children}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction onClick={onConfirm}>{action}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
