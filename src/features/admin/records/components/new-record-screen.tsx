import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '@/components/page-header.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useIsShown } from '@/components/use-is-shown.ts';
import { BackToList } from './back-to-list.tsx';
import type { Texts } from '@/lib/fields/field.ts';
import { nameOf, type Resource } from '../machine/create-resource.ts';
import { useRecordForm } from '../use-record-form.ts';
import { RecordForm, type RenderPreview } from './record-form.tsx';

type NewRecordScreenProps = {
  resource: Resource;
  given: Texts;
  renderPreview?: RenderPreview | undefined;
};

export function NewRecordScreen({ resource, given, renderPreview }: NewRecordScreenProps) {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const state = useRecordForm({
    resource,
    row: null,
    given,
    onSaved: (row, isAdded) => {
      toast({ title: `${nameOf(resource, row)} ${isAdded ? 'added' : 'saved'}`, tone: 'success' });
      if (!isAdded || !isShown()) return;
      void navigate({
        to: '/admin/$resource/$id',
        params: { resource: resource.path, id: String(row.id) },
        ignoreBlocker: true,
      });
    },
  });
  return (
    <>
      <BackToList path={resource.path} title={resource.title} />
      <PageHeader title={`New ${resource.one}`} />
      <RecordForm resource={resource} state={state} renderPreview={renderPreview} />
    </>
  );
}
