import { Button } from '@/components/ui/button.tsx';
import type { RecordEdit } from './use-record-edits.ts';

type RecordEditsNoticeProps<Field extends string> = {
  edits: readonly RecordEdit<Field>[];
  /** The record was removed elsewhere while it was open here. */
  isGone?: boolean;
  /** Saving adds the removed record again. */
  isPutBack?: boolean;
  labels: Readonly<Record<string, string>>;
  /** Formats a field's value; unchanged by default. */
  format?: (field: Field, value: unknown) => string;
  onKeep: (...fields: readonly Field[]) => void;
  onTake: (...fields: readonly Field[]) => void;
};

function formatPlainly(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function RecordEditsNotice<Field extends string>({
  edits,
  isGone = false,
  isPutBack = false,
  labels,
  format = (_field, value) => formatPlainly(value),
  onKeep,
  onTake,
}: RecordEditsNoticeProps<Field>) {
  const all = edits.map(({ field }) => field);
  return (
    // Always rendered, so that screen readers announce its content; takes no space while empty.
    <div role="status" className="empty:absolute">
      {isGone && (
        <p className="bg-caution-soft text-caution rounded-md p-3 text-sm">
          This was removed elsewhere while you had it open.{' '}
          {isPutBack
            ? 'Saving restores it as shown here.'
            : 'What you typed is still here, but it can no longer be saved.'}
        </p>
      )}
      {edits.length > 0 && (
        <section
          aria-label="Changed elsewhere"
          className="bg-caution-soft grid gap-3 rounded-md border p-3 text-sm"
        >
          <p className="font-medium">
            Changed elsewhere while you had this open. Your edits are kept.
          </p>
          <ul className="grid gap-2">
            {edits.map(({ field, was, theirs }) => {
              const label = labels[field] ?? field;
              return (
                <li key={field} className="grid gap-1 sm:grid-cols-[1fr_auto] sm:items-center">
                  <span className="min-w-0 break-words">
                    <span className="font-medium">{label}</span>:{' '}
                    <s className="text-muted-foreground">{format(field, was)}</s>{' '}
                    <span className="sr-only">is now </span>
                    {format(field, theirs)}
                  </span>
                  <span className="flex gap-2">
                    <Button
                      size="sm"
                      variant="outline"
                      aria-label={`Keep mine: ${label}`}
                      onClick={() => onKeep(field)}
                    >
                      Keep mine
                    </Button>
                    <Button
                      size="sm"
                      variant="outline"
                      aria-label={`Take theirs: ${label}`}
                      onClick={() => onTake(field)}
                    >
                      Take theirs
                    </Button>
                  </span>
                </li>
              );
            })}
          </ul>
          {edits.length > 1 && (
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => onKeep(...all)}>
                Keep all of mine
              </Button>
              <Button size="sm" variant="outline" onClick={() => onTake(...all)}>
                Take all of theirs
              </Button>
            </div>
          )}
        </section>
      )}
    </div>
  );
}
