import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { RestoredNote } from '@/components/form-draft/restored-note.tsx';
import { useFormDraft } from '@/components/form-draft/use-form-draft.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHead } from '@/components/ui/dialog.tsx';
import { cn } from '@/lib/class-names.ts';
import { toast } from '@/components/ui/toast-store.ts';

type FormDialogProps = {
  title: ReactNode;
  description: ReactNode;
  notice?: ReactNode;
  children: ReactNode;
  saveLabel?: string;
  isSaving?: boolean;
  /** True while the entered values cannot be saved. */
  isBlocked?: boolean;
  /** True once a save that failed turns out to have been made: the form closes unless more was typed since. */
  isSavedAfterAll?: boolean;
  onSave: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** Name under which typed values survive a reload for a new release. */
  draftName?: string;
  className?: string;
};

export function FormDialog(props: FormDialogProps) {
  const { ref, isRestored } = useFormDraft(props.draftName);
  const isTypedSince = useRef(false);
  const { isSavedAfterAll = false } = props;
  const closeSaved = useEffectEvent(() => {
    if (isTypedSince.current) return;
    toast({
      title: 'Saved after all',
      description: 'Only the confirmation was lost.',
      tone: 'success',
    });
    props.onClose();
  });
  useEffect(() => {
    if (isSavedAfterAll) closeSaved();
  }, [isSavedAfterAll]);
  return (
    <Dialog open onClose={props.onClose}>
      <DialogContent className={cn('sm:scroll-pb-24', props.className)}>
        <DialogHead title={props.title}>{props.description}</DialogHead>
        {props.notice}
        <RestoredNote isRestored={isRestored} />
        <form
          ref={ref}
          noValidate
          className="grid gap-4"
          onChange={() => {
            isTypedSince.current = true;
          }}
          onSubmit={(event) => {
            event.preventDefault();
            isTypedSince.current = false;
            props.onSave(event);
          }}
        >
          {props.children}
          {/* Stays in view under a form that is longer than the screen. */}
          <DialogFooter className="bg-card sm:sticky sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:border-t sm:px-6 sm:py-4">
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
