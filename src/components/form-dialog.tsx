import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';

type FormDialogProps = {
  title: ReactNode;
  description: ReactNode;
  /** Above the form: what has to be known before it is filled in. */
  notice?: ReactNode;
  children: ReactNode;
  saveLabel?: string;
  isSaving?: boolean;
  /** What is entered cannot be saved yet. */
  isBlocked?: boolean;
  onSave: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  className?: string;
};

/** Fields in a dialog of their own, saved or left as they were. */
export function FormDialog(props: FormDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    >
      <DialogContent className={props.className}>
        <DialogHeader>
          <DialogTitle>{props.title}</DialogTitle>
          <DialogDescription>{props.description}</DialogDescription>
        </DialogHeader>
        {props.notice}
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            props.onSave(event);
          }}
        >
          {props.children}
          <DialogFooter>
            <Button variant="outline" onClick={props.onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              isLoading={props.isSaving ?? false}
              disabled={props.isBlocked ?? false}
            >
              {props.saveLabel ?? 'Save'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
