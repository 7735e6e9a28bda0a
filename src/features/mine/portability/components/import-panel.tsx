import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { buttonVariants } from '@/components/ui/button.tsx';
import { cn } from '@/lib/class-names.ts';
import { describeError } from '@/lib/describe-error.ts';
import { openEnvelope } from '../create-envelope.ts';
import { readMemberData } from '../queries.ts';
import { resolveReferences } from '../name-references.ts';
import type { References } from '../schema.ts';
import { type Preview, ImportPreview } from './import-preview.tsx';

/** More than any member's data: all whiteboards together are 20 MB. */
const largestBytes = 32 * 1024 * 1024;

type Outcome = Preview | { readonly kind: 'refused'; readonly reason: string };

async function openFile(file: File, present: References): Promise<Outcome> {
  if (file.size > largestBytes) return { kind: 'refused', reason: 'The file is too large.' };
  const opened = await openEnvelope(await file.text());
  if (opened.kind === 'refused') return opened;
  const { envelope } = opened;
  const resolved = resolveReferences(envelope.data, envelope.references, present);
  if (resolved.kind === 'missing') {
    const names = resolved.names.slice(0, 5).join(', ');
    const more = resolved.names.length > 5 ? ` and ${resolved.names.length - 5} more` : '';
    return {
      kind: 'refused',
      reason: `The catalog no longer has: ${names}${more}. Nothing was changed.`,
    };
  }
  return {
    kind: 'preview',
    exportedAt: envelope.exportedAt,
    wanted: resolved.data,
    present: await readMemberData(),
  };
}

export function ImportPanel({ references }: { references: References }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const id = useId();
  const open = async (file: File) => {
    setOutcome(undefined);
    try {
      setOutcome(await openFile(file, references));
    } catch (error) {
      setOutcome({ kind: 'refused', reason: describeError(error) });
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
