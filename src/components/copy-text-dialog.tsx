import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

type CopyTextDialogProps = { title: string; text: string; onClose: () => void };

/** A text that the browser did not copy, selected for the member to copy. */
export function CopyTextDialog({ title, text, onClose }: CopyTextDialogProps) {
  return (
    <Dialog open onClose={onClose}>
      <DialogContent>
        <DialogHead title={title}>
          Your browser didn’t let us copy this. It’s selected: copy it from here.
        </DialogHead>
        <Textarea
          aria-label="Text to copy"
          readOnly
          rows={10}
          value={text}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
    </Dialog>
  );
}
