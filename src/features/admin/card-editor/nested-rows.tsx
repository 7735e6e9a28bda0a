import { Plus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { type EditorRow as Row, keyOf } from './apply-edits.ts';
import { type CardTable, nestedIn, sections } from './list-sections.ts';
import type { CardEditor } from './use-card-editor.ts';

type NestedRowsProps = {
  row: Row;
  editor: CardEditor;
  renderRow: (row: Row, above?: Row, below?: Row) => ReactNode;
};

export function NestedRows(props: NestedRowsProps) {
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
