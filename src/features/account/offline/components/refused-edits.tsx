import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { dropRefusedEdit, refusedEdits, retryRefusedEdit } from '@/lib/edits/refused-edits.ts';
import type { RefusedEdit } from '@/lib/edits/refused-edits.ts';
import { formatCents } from '@/lib/format.ts';

const HIDDEN = /^(id|revision|position|created_at|.*_id|.*Id)$/u;

function toWords(name: string): string {
  const words = name
    .replace(/_cents$/u, '')
    .replaceAll(/[_-]/gu, ' ')
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .replace(/^(update|add|remove) /u, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toText(name: string, value: unknown): string | undefined {
  if (typeof value === 'number') {
    return name.endsWith('_cents') ? formatCents(value) : value.toLocaleString('en-US');
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value === '' ? 'nothing' : value;
  if (value === null) return 'nothing';
  if (Array.isArray(value)) {
    const texts = value.filter((each) => typeof each === 'string');
    return texts.length === value.length ? texts.join(', ') : undefined;
  }
  return undefined;
}

/** Lists entered values line by line, for the member to read or copy. */
function describeTyped(typed: object): { label: string; text: string }[] {
  return Object.entries(typed).flatMap(([name, value]) => {
    const text = HIDDEN.test(name) ? undefined : toText(name, value);
    return text === undefined ? [] : [{ label: toWords(name), text }];
  });
}

/** Changes that waited for the network and were refused; entered values stay until the member decides. */
export function RefusedEdits() {
  const client = useQueryClient();
  const refused = useSyncExternalStore(refusedEdits.subscribe, refusedEdits.get);
  if (refused.length === 0) return null;

  const retry = (entry: RefusedEdit) => {
    if (retryRefusedEdit(client, entry)) return;
    toast({
      title: 'There is nothing left to change',
      description: 'It was removed meanwhile. Copy what you need before you discard it.',
      tone: 'error',
    });
  };

  return (
    <section
      aria-label="Changes that were not saved"
      className="bg-caution-soft mb-4 grid gap-3 rounded-md border p-3 text-sm"
    >
      <p className="font-medium">
        {refused.length === 1
          ? 'A change you made without a network was not saved.'
          : `${refused.length} changes you made without a network were not saved.`}
      </p>
      <ul className="grid gap-3">
        {refused.map((entry) => (
          <li key={entry.id} className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-start">
            <div className="min-w-0 break-words">
              <p>
                <span className="font-medium">{entry.title}.</span> {entry.reason}
              </p>
              <dl className="text-muted-foreground grid gap-0.5">
                {describeTyped(entry.typed).map(({ label, text }) => (
                  <div key={label} className="flex flex-wrap gap-x-2">
                    <dt>{label}:</dt>
                    <dd className="text-foreground">{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <span className="flex gap-2">
              <Button
                size="sm"
                aria-label={`Try again: ${entry.title}`}
                onClick={() => retry(entry)}
              >
                Try again
              </Button>
              <Button
                size="sm"
                variant="outline"
                aria-label={`Discard: ${entry.title}`}
                onClick={() => dropRefusedEdit(entry.id)}
              >
                Discard
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
