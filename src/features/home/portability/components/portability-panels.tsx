import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { nameReferences } from '../name-references.ts';
import { ExportPanel } from './export-panel.tsx';
import { ImportPanel } from './import-panel.tsx';

export function PortabilityPanels({ rows }: { rows: CatalogRows }) {
  const references = nameReferences(rows);
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <ExportPanel references={references} />
      <ImportPanel references={references} />
    </div>
  );
}
