import { cn } from '@/lib/class-names.ts';

type FigureButtonProps = {
  figure: string;
  /** The figure in words, for example "the net value of Citi Double Cash". */
  subject: string;
  onOpen: () => void;
  className?: string;
};

/** A figure that opens to its lines in a dialog it shares with others: a dialog each would slow a long table. */
export function FigureButton({ figure, subject, onOpen, className }: FigureButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${figure}, see the math: ${subject}`}
      onClick={onOpen}
      className={cn(
        'touch-area decoration-muted-foreground/60 hover:decoration-primary min-h-8 rounded-sm underline decoration-dotted underline-offset-4',
        className,
      )}
    >
      {figure}
    </button>
  );
}
