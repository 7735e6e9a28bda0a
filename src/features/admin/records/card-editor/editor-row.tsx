import { ArrowDown, ArrowUp, ChevronRight, Plus, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/class-names.ts';
import { changesOf, type EditorRow as Row, keyOf, mapRows } from './apply-edits.ts';
import { RowFields } from './row-fields.tsx';
import { describeSource, type RowNames, summarizeRow } from './describe-row.ts';
import type { CardEditor } from './use-card-editor.ts';
import { type CardTable, nestedIn, sections } from './list-sections.ts';

type NestedRowsProps = {
  row: Row;
  editor: CardEditor;
  renderRow: (row: Row, above?: Row, below?: Row) => ReactNode;
};

function NestedRows(props: NestedRowsProps) {
  return nestedIn[props.row.table]?.map((table) => (
    <RowsOfTable key={table} table={table} {...props} />
  ));
}

function RowsOfTable({ table, row, editor, renderRow }: NestedRowsProps & { table: CardTable }) {
  const { title, resource } = sections[table];
  const isOrdered = table === 'signup_bonus_tiers';
  const rows = editor.rows.filter((part) => part.table === table && part.parentId === row.id);
  if (isOrdered) rows.sort((a, b) => Number(a.texts['tier']) - Number(b.texts['tier']));
  return (
    <section aria-label={title} className="border-t">
      <div className="flex items-center justify-between gap-2 border-b py-1.5">
        <h4 className="font-medium">{title}</h4>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            const { source = '', source_url = '', confidence = 'medium' } = row.texts;
            const last = Math.max(0, ...rows.map((part) => Number(part.texts['tier'] ?? 0)));
            editor.add(table, row.id, {
              source,
              source_url,
              confidence,
              ...(isOrdered && { tier: String(last + 1) }),
            });
          }}
        >
          <Plus aria-hidden />
          Add {resource.one}
        </Button>
      </div>
      {rows.length === 0 ? (
        <p className="text-muted-foreground py-2 text-sm">None yet.</p>
      ) : (
        <ul className="divide-y">
          {rows.map((part, index) => (
            <Fragment key={keyOf(part)}>
              {isOrdered ? renderRow(part, rows[index - 1], rows[index + 1]) : renderRow(part)}
            </Fragment>
          ))}
        </ul>
      )}
    </section>
  );
}

type EditorRowProps = {
  row: Row;
  editor: CardEditor;
  names: RowNames;
  above?: Row | undefined;
  below?: Row | undefined;
};

export function EditorRow({ row, editor, names, above, below }: EditorRowProps) {
  const key = keyOf(row);
  const anchor = `${row.table}-${row.id}`;
  const [isToggled, setToggled] = useState<boolean>();
  const hasError = editor.errors[key] !== undefined;
  // The address may point at this row; a row with a mistake never hides it.
  const isOpen = hasError || (isToggled ?? (row.id < 0 || window.location.hash === `#${anchor}`));
  const isChanged = changesOf(row, mapRows(editor.base).get(key)).length > 0;
  const { title, note } = summarizeRow(row, names);
  const move = (other: Row | undefined, label: string, Icon: typeof ArrowUp) =>
    other && (
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`${label}: ${title}`}
        onClick={() => editor.swap(key, keyOf(other), 'tier')}
      >
        <Icon aria-hidden />
      </Button>
    );
  return (
    <li id={anchor}>
      <div className="flex items-center gap-1 py-1 pr-2 pl-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setToggled(!isOpen)}
          className="hover:bg-accent flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-md px-2 py-1 text-left"
        >
          <ChevronRight
            aria-hidden
            className={cn('text-muted-foreground size-4 shrink-0', isOpen && 'rotate-90')}
          />
          <span className="min-w-0 flex-1">
            <span className="font-medium">{title}</span>{' '}
            <span className="text-muted-foreground text-sm">{note}</span>
          </span>
          {row.id < 0 && <Badge tone="primary">New</Badge>}
          {isChanged && <Badge tone="caution">Changed</Badge>}
          {row.texts['confidence'] === 'low' && <Badge tone="outline">Low confidence</Badge>}
          <span className="text-muted-foreground text-sm whitespace-nowrap max-md:hidden">
            {describeSource(row.texts)}
          </span>
        </button>
        {move(above, 'Move up', ArrowUp)}
        {move(below, 'Move down', ArrowDown)}
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Remove: ${title}`}
          onClick={() => editor.remove(key)}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {isOpen && (
        <div className="grid gap-4 px-3 pt-1 pb-4 sm:pl-9">
          <RowFields row={row} editor={editor} names={names} />
          <NestedRows
            row={row}
            editor={editor}
            renderRow={(part, previous, next) => (
              <EditorRow row={part} editor={editor} names={names} above={previous} below={next} />
            )}
          />
        </div>
      )}
    </li>
  );
}
