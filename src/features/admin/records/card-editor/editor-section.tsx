import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { EditorRow } from './editor-row.tsx';
import type { RowNames } from './describe-row.ts';
import { type CardTable, sections } from './list-sections.ts';
import type { CardEditor } from './use-card-editor.ts';

type EditorSectionProps = { table: CardTable; editor: CardEditor; names: RowNames };

export function EditorSection({ table, editor, names }: EditorSectionProps) {
  const { title, resource } = sections[table];
  const rows = editor.rows.filter((row) => row.table === table);
  // The latest offer first; everything else as it was entered.
  if (table === 'signup_bonuses') {
    rows.sort(
      (a, b) =>
        Number(a.id > 0) - Number(b.id > 0) ||
        Number(b.texts['is_current'] === 'true') - Number(a.texts['is_current'] === 'true') ||
        (b.texts['ends_on'] ?? '').localeCompare(a.texts['ends_on'] ?? ''),
    );
  }
  return (
    <section
      id={`section-${table}`}
      aria-label={`${title} of the card`}
      className="border-foreground border-t-2"
    >
      <div className="flex items-center justify-between gap-2 border-b py-2">
        <h2 className="font-semibold">
          {title} <span className="text-muted-foreground font-normal">{rows.length}</span>
        </h2>
        <Button variant="outline" size="sm" onClick={() => editor.add(table, null)}>
          <Plus aria-hidden />
          Add {resource.one}
        </Button>
      </div>
      {rows.length === 0 ? (
        <p className="text-muted-foreground py-3 text-sm">None yet.</p>
      ) : (
        <ul className="divide-y">
          {rows.map((row) => (
            <EditorRow key={`${row.table} ${row.id}`} row={row} editor={editor} names={names} />
          ))}
        </ul>
      )}
    </section>
  );
}
