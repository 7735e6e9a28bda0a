import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { cn } from '@/lib/class-names.ts';

type FileDropProps = {
  label: string;
  /** Types of the files, as in an input’s `accept`. */
  accept: string;
  onFile: (file: File) => void;
};

/** Takes a file by a chooser or by dropping it. */
export function FileDrop({ label, accept, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
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
        'bg-card focus-within:outline-ring relative flex min-h-28 flex-col items-center justify-center gap-1 rounded-md border border-dashed p-4 text-center focus-within:outline-2',
        isOver && 'border-primary bg-primary-soft',
      )}
    >
      <FileUp aria-hidden className="text-muted-foreground size-6" />
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <p className="text-muted-foreground text-sm">or drop it here</p>
      <input
        id={id}
        type="file"
        accept={accept}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the same file be chosen again after it was edited.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
