import { FileUp } from 'lucide-react';
import { type DragEvent, type Ref, useId, useState } from 'react';
import { cn } from '@/lib/class-names.ts';

type FileDropProps = {
  onFiles: (files: readonly File[]) => void;
  isCompact: boolean;
  /** The input, which gets the focus after a cancel. */
  ref?: Ref<HTMLInputElement>;
};

/** Takes chosen or dropped files. They are read on the device and never uploaded. */
export function FileDrop({ onFiles, isCompact, ref }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const id = useId();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'bg-card border-input relative grid justify-items-center gap-2 rounded-md border border-dashed px-4 text-center',
        isCompact ? 'py-4' : 'py-10',
        isOver && 'border-primary bg-primary-soft',
        'focus-within:outline-ring focus-within:outline-2 focus-within:outline-offset-2',
      )}
    >
      {!isCompact && <FileUp aria-hidden className="text-muted-foreground size-8" />}
      <label htmlFor={id} className="font-medium">
        <span className="text-primary underline underline-offset-4">
          {isCompact ? 'Add more files' : 'Choose files'}
        </span>{' '}
        or drop them here
      </label>
      <p className="text-muted-foreground max-w-prose text-sm text-balance">
        {isCompact
          ? 'Several accounts and months count together; what two files share is counted once.'
          : 'Download the last twelve months of each card from your bank as CSV, OFX, QFX or QIF.'}
      </p>
      <input
        id={id}
        ref={ref}
        type="file"
        multiple
        accept=".csv,.tsv,.txt,.ofx,.qfx,.qif,text/csv,text/plain,application/x-ofx"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again after it was removed.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </div>
  );
}
