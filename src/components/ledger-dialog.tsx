import { type ReactNode, Suspense, useState } from 'react';
import { cn } from '@/lib/class-names.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

/** Dialog code loads when a dialog opens. */
const LedgerWindow = lazyNamed(() => import('./ledger-window.tsx'), 'LedgerWindow');

type LedgerDialogProps = {
  figure: ReactNode;
  /** Name of the figure, for example "Value a year of Amex Gold". */
  title: string;
  description?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A figure that opens to the lines behind it. A page has a hundred, so while closed it is only a button. */
export function LedgerDialog(props: LedgerDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={cn(
          'touch-area decoration-muted-foreground/60 hover:decoration-primary min-h-6 rounded-sm underline decoration-dotted underline-offset-4 print:min-h-0 print:no-underline',
          props.className,
        )}
      >
        {props.figure}
        <span className="sr-only">, see the math: {props.title}</span>
      </button>
      {isOpen && (
        <Suspense>
          <LedgerWindow
            title={props.title}
            description={props.description ?? 'Every line that makes up this figure.'}
            onOpenChange={setOpen}
          >
            {props.children}
          </LedgerWindow>
        </Suspense>
      )}
    </>
  );
}
