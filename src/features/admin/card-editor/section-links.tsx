import { Button } from '@/components/ui/button.tsx';
import type { EditorRow } from './apply-edits.ts';
import { mainTables, sections } from './list-sections.ts';

export function SectionLinks({ rows }: { rows: readonly EditorRow[] }) {
  return (
    <nav aria-label="Sections of the card" className="-mx-2 -mt-2 flex flex-wrap gap-x-1 pb-3">
      {mainTables.map((table) => (
        <Button
          key={table}
          variant="ghost"
          size="sm"
          className="text-muted-foreground gap-1.5 px-2"
          onClick={() => document.getElementById(`section-${table}`)?.scrollIntoView()}
        >
          {sections[table].title}
          <span className="font-normal">{rows.filter((row) => row.table === table).length}</span>
        </Button>
      ))}
    </nav>
  );
}
