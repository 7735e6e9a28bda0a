import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useCloseQuestion } from '@/components/use-close-question.ts';
import { formatCount } from '@/lib/format.ts';
import { deviceRefusal } from '@/lib/storage/stored.ts';
import type { Texts } from '@/lib/fields/field.ts';
import { keyOf } from './apply-edits.ts';
import { type RowNames, summarizeRow } from './describe-row.ts';
import type { CardEditor } from './use-card-editor.ts';

function describe({ added, changed, removed }: CardEditor['summary']): string {
  const parts = [
    changed > 0 ? `${formatCount(changed, 'row')} changed` : '',
    added > 0 ? `${added} added` : '',
    removed > 0 ? `${removed} removed` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function nameSource({ source_url: url = '', source = '' }: Texts): string {
  if (url !== '') return url;
  return source === '' ? 'no source' : source;
}

type SaveBarProps = { editor: CardEditor; names: RowNames; isNew: boolean };

export function SaveBar({ editor, names, isNew }: SaveBarProps) {
  const { unsourced, problem, errors } = editor;
  const refusal = deviceRefusal(editor.draftKey);
  const isRefused = useSyncExternalStore(refusal.subscribe, refusal.get);
  useCloseQuestion(isRefused && editor.isDirty);
  const wrong = Object.keys(errors).length;
  return (
    <div className="bg-card sticky bottom-0 z-20 -mx-3 -mb-4 grid gap-3 border-t px-3 py-3 lg:-mx-6 lg:px-6">
      {problem !== undefined && (
        <p role="alert" className="bg-destructive-soft text-destructive rounded-md p-3 text-sm">
          {problem}
        </p>
      )}
      {unsourced.length > 0 && (
        <div
          role="group"
          aria-label="Where do these changes come from?"
          className="bg-caution-soft grid gap-2 rounded-md p-3 text-sm"
        >
          <p className="text-caution font-medium">Where do these changes come from?</p>
          <p>These facts changed, but their source and the day it was checked did not:</p>
          <ul className="max-h-32 list-disc overflow-y-auto pl-5">
            {unsourced.map((row) => (
              <li key={keyOf(row)}>
                {summarizeRow(row, names).title}
                <span className="text-muted-foreground"> — {nameSource(row.texts)}</span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button size="md" onClick={editor.confirmSources}>
              They say so: checked today
            </Button>
            <span className="text-muted-foreground self-center">
              or name another source in the row.
            </span>
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button isLoading={editor.isSaving} disabled={!editor.isDirty} onClick={editor.save}>
          {isNew ? 'Add card' : 'Save card'}
        </Button>
        {editor.isDirty && (
          <Button variant="ghost" onClick={editor.undoAll}>
            Undo all changes
          </Button>
        )}
        <p role="status" className="text-muted-foreground text-sm">
          {wrong > 0
            ? `${formatCount(wrong, 'row')} cannot be saved as ${wrong === 1 ? 'it is' : 'they are'}: see above.`
            : editor.isDirty
              ? `${describe(editor.summary)}. ${isRefused ? 'Keep this tab open' : 'Kept on this device'} until it is saved.`
              : 'Nothing changed.'}
          {!editor.isDirty && wrong === 0 && (
            <span className="pointer-coarse:hidden"> Ctrl S saves.</span>
          )}
        </p>
      </div>
    </div>
  );
}
