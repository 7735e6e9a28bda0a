import { type ReactNode, useState } from 'react';
import { NextFrame } from '@/components/next-frame.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import { cn } from '@/lib/class-names.ts';

type LedgerDialogProps = {
  /** The figure as it stands on the page; pressing it opens its lines. */
  figure: ReactNode;
  /** What the figure is, for example "Value a year of Amex Gold". */
  title: string;
  description?: ReactNode;
  /** The lines: a table that adds up to the figure. */
  children: ReactNode;
  className?: string;
};

/** A figure that opens to the lines it is the sum of; a page has a hundred of them, so a closed one is a button alone. */
export function LedgerDialog(props: LedgerDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
        }}
        className={cn(
          'decoration-muted-foreground/60 hover:decoration-primary min-h-6 rounded-sm underline decoration-dotted underline-offset-4 print:min-h-0 print:no-underline',
          props.className,
        )}
      >
        {props.figure}
        <span className="sr-only">, show how {props.title} is calculated</span>
      </button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen}>
          <DialogContent className="max-w-4xl">
            <DialogHeader>
              <DialogTitle>{props.title}</DialogTitle>
              <DialogDescription>
                {props.description ?? 'Every line that makes up this figure.'}
              </DialogDescription>
            </DialogHeader>
            <NextFrame>{props.children}</NextFrame>
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
