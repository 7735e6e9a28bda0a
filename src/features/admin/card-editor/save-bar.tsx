import { Button } from '@/components/ui/button.tsx';
import { formatCount } from '@/lib/format.ts';
import type { Texts } from '../machine/schema.ts';
import { keyOf } from './apply-edits.ts';
import { type RowNames, summariseRow } from './describe-row.ts';
import * as texts from './texts.ts';
import type { CardEditor } from './use-card-editor.ts';

function describe({ added, changed, removed }: CardEditor['summary']): string {
  const parts = [
    changed > 0 ? texts.changedOfCount(formatCount(changed, texts.row)) : '',
    added > 0 ? texts.added(added) : '',
    removed > 0 ? texts.removed(removed) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function nameSource({ source_url: url = '', source = '' }: Texts): string {
  if (url !== '') return url;
  return source === '' ? texts.noSource : source;
}

type SaveBarProps = { editor: CardEditor; names: RowNames; isNew: boolean };

/** What would be saved, what stands in the way, and the button that does it. */
export function SaveBar({ editor, names, isNew }: SaveBarProps) {
  const { unsourced, problem, errors } = editor;
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
          aria-label={texts.whereDoTheseChangesCome}
          className="bg-caution-soft grid gap-2 rounded-md p-3 text-sm"
        >
          <p className="text-caution font-medium">{texts.whereDoTheseChangesCome}</p>
          <p>{texts.theseFactsChangedButTheir}</p>
          <ul className="max-h-32 list-disc overflow-y-auto pl-5">
            {unsourced.map((row) => (
              <li key={keyOf(row)}>
                {summariseRow(row, names).title}
                <span className="text-muted-foreground"> — {nameSource(row.texts)}</span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button size="md" onClick={editor.confirmSources}>
              {texts.theySaySoCheckedToday}
            </Button>
            <span className="text-muted-foreground self-center">{texts.orNameAnotherSourceIn}</span>
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button isLoading={editor.isSaving} disabled={!editor.isDirty} onClick={editor.save}>
          {isNew ? texts.addCard : texts.saveCard}
        </Button>
        {editor.isDirty && (
          <Button variant="ghost" onClick={editor.undoAll}>
            {texts.undoAllChanges}
          </Button>
        )}
        <p role="status" className="text-muted-foreground text-sm">
          {wrong > 0
            ? texts.cannotBeSavedAsIt(formatCount(wrong, texts.row), wrong)
            : editor.isDirty
              ? texts.keptOnThisDeviceUntil(describe(editor.summary))
              : texts.nothingChanged}
          {!editor.isDirty && wrong === 0 && (
            <span className="pointer-coarse:hidden"> {texts.ctrlSSaves}</span>
          )}
        </p>
      </div>
    </div>
  );
}
