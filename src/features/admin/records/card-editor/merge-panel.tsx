import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FieldText } from '../components/change-list.tsx';
import type { MergeLine } from './compare-rows.ts';
import { keyOf, type SavedRow } from './apply-edits.ts';
import { compareDocuments, type MergeItem } from './merge-document.ts';
import { type RowNames, summarizeRow } from './describe-row.ts';
import type { CardEditor } from './use-card-editor.ts';

const saidOf: Readonly<Record<MergeItem['kind'], string>> = {
  added: 'They added this.',
  changed: 'They changed this.',
  removed: 'They removed this.',
  'removed-by-them': 'They removed this, and you changed it.',
  'removed-by-me': 'You removed this, and they changed it.',
};

type ChoiceProps = {
  name: string;
  label: string;
  isMine: boolean;
  onChange: (isMine: boolean) => void;
  mine: React.ReactNode;
  theirs: React.ReactNode;
};

function Choice({ name, label, isMine, onChange, mine, theirs }: ChoiceProps) {
  return (
    <div role="radiogroup" aria-label={label} className="grid">
      {[
        { value: false, said: 'Theirs', content: theirs },
        { value: true, said: 'Yours', content: mine },
      ].map(({ value, said, content }) => (
        <label key={said} className="flex min-h-7 items-baseline gap-2">
          <input
            type="radio"
            name={name}
            checked={isMine === value}
            onChange={() => onChange(value)}
          />
          <span className="min-w-0 break-words">
            {said}: {content}
          </span>
        </label>
      ))}
    </div>
  );
}

type MergePanelProps = { editor: CardEditor; theirs: readonly SavedRow[]; names: RowNames };

export function MergePanel({ editor, theirs, names }: MergePanelProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const items = compareDocuments({ base: editor.base, mine: editor.rows, theirs });
  const choose = (choice: string) => (isMine: boolean) => {
    const next = new Set(kept);
    if (isMine) next.add(choice);
    else next.delete(choice);
    setKept(next);
  };
  const drawLine = (key: string, line: MergeLine) => {
    const choice = `${key}:${line.field.name}`;
    return (
      <li key={choice}>
        <span className="font-medium">{line.field.label}</span>{' '}
        <span className="text-muted-foreground">
          was <FieldText field={line.field} text={line.base} />
        </span>
        {line.isDisputed ? (
          <Choice
            name={choice}
            label={`Which ${line.field.label} to keep`}
            isMine={kept.has(choice)}
            onChange={choose(choice)}
            mine={<FieldText field={line.field} text={line.mine} />}
            theirs={<FieldText field={line.field} text={line.theirs} />}
          />
        ) : (
          <>
            , is now <FieldText field={line.field} text={line.theirs} />
          </>
        )}
      </li>
    );
  };
  return (
    <section
      role="alert"
      aria-label="Changed meanwhile"
      className="bg-caution-soft grid gap-3 rounded-md border p-3 text-sm"
    >
      <div>
        <p className="text-caution font-medium">Somebody else changed this card in the meantime</p>
        <p>Nothing was saved or overwritten. Choose which version to keep, continue, then save.</p>
      </div>
      {items.length === 0 && <p>Their version is the same as yours.</p>}
      <ul className="grid gap-2">
        {items.map((item) => {
          const key = keyOf(item.row);
          return (
            <li key={key} className="bg-card grid gap-1 rounded-md border p-2">
              <p>
                <span className="font-medium">{summarizeRow(item.row, names).title}</span>{' '}
                <span className="text-muted-foreground">{saidOf[item.kind]}</span>
              </p>
              {item.kind === 'changed' && (
                <ul className="grid gap-1">{item.lines.map((line) => drawLine(key, line))}</ul>
              )}
              {item.kind === 'removed-by-them' && (
                <Choice
                  name={key}
                  label="Which to keep"
                  isMine={kept.has(key)}
                  onChange={choose(key)}
                  mine="add it again as it is here"
                  theirs="it stays removed"
                />
              )}
              {item.kind === 'removed-by-me' && (
                <Choice
                  name={key}
                  label="Which to keep"
                  isMine={kept.has(key)}
                  onChange={choose(key)}
                  mine="remove it all the same"
                  theirs="it stays, as they changed it"
                />
              )}
            </li>
          );
        })}
      </ul>
      <Button
        size="md"
        className="justify-self-start"
        onClick={() => editor.merge((choice) => kept.has(choice))}
      >
        Go on with this
      </Button>
    </section>
  );
}
