import { toast } from '@/components/ui/toast-store.ts';
import { nameOf, type Resource, type Row } from '../machine/create-resource.ts';
import { useRecordForm } from '../use-record-form.ts';
import { PartsPanel } from './parts-panel.tsx';
import { RecordForm } from './record-form.tsx';

type EditRecordProps = { resource: Resource; id: number; row: Row | null };

export function EditRecord({ resource, id, row }: EditRecordProps) {
  const state = useRecordForm({
    resource,
    row,
    onSaved: (saved) => {
      toast({ title: `${nameOf(resource, saved)} saved`, tone: 'success' });
    },
  });
  return (
    <div className="grid gap-4">
      <RecordForm resource={resource} state={state} />
      {resource.parts.map((part) => (
        <PartsPanel key={part.path} part={part} id={id} />
      ))}
    </div>
  );
}
