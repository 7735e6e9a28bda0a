import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonVariants } from '@/components/ui/button.tsx';
import { cn } from '@/lib/class-names.ts';
import { describeError } from '@/lib/describe-error.ts';
import { openExport } from '../read-export.ts';
import { readMemberData } from '../queries.ts';
import { resolveReferences } from '../name-references.ts';
import type { References } from '../schema.ts';
import { type Preview, ImportPreview } from './import-preview.tsx';

type Outcome = Preview | { readonly kind: 'refused'; readonly reason: string };

async function openFile(file: File, present: References, signal: AbortSignal): Promise<Outcome> {
  const opened = await openExport(file, signal);
  if (opened.kind === 'refused') return opened;
  const { envelope } = opened;
  const { data, gone } = resolveReferences(envelope.data, envelope.references, present);
  return {
    kind: 'preview',
    exportedAt: envelope.exportedAt,
    wanted: data,
    gone,
    present: await readMemberData(),
  };
}

export function ImportPanel({ references }: { references: References }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const id = useId();
  const [isOpening, setOpening] = useState(false);
  const opening = useRef<AbortController>(null);
  useEffect(() => () => opening.current?.abort(), []);
  const open = async (file: File) => {
    opening.current?.abort();
    const { signal } = (opening.current = new AbortController());
    setOutcome(undefined);
    setOpening(true);
    try {
      const next = await openFile(file, references, signal);
      if (!signal.aborted) setOutcome(next);
    } catch (error) {
      if (!signal.aborted) setOutcome({ kind: 'refused', reason: describeError(error) });
    } finally {
      if (!signal.aborted) setOpening(false);
    }
  };
  return (
    <section aria-label="Import" className="grid content-start gap-3">
      <h3 className="font-medium">Import</h3>
      <p className="text-muted-foreground text-sm">
        Your data is replaced by the file’s. You see the changes first; then all of them are made,
        or none.
      </p>
      <div className="focus-within:outline-ring relative justify-self-start rounded-md focus-within:outline-2 focus-within:outline-offset-2">
        <label htmlFor={id} className={cn(buttonVariants({ variant: 'outline' }))}>
          Choose an export…
        </label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again.
            event.target.value = '';
            if (file) void open(file);
          }}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
        />
      </div>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {isOpening && 'Reading the file…'}
      </p>
      {outcome?.kind === 'refused' && (
        <p
          role="alert"
          className="bg-destructive-soft flex items-start gap-2 rounded-md px-3 py-2 text-sm"
        >
          <CircleAlert aria-hidden className="text-destructive mt-0.5 size-4 shrink-0" />
          {outcome.reason}
        </p>
      )}
      {outcome?.kind === 'preview' && (
        <ImportPreview
          preview={outcome}
          onChange={setOutcome}
          onClose={() => setOutcome(undefined)}
        />
      )}
    </section>
  );
}
