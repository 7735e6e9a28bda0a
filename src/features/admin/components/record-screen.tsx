import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { nameOf } from '../machine/record.ts';
import type { Resource } from '../machine/resource.ts';
import { recordQuery } from '../queries.ts';
import { useRecordForm } from '../use-record-form.ts';
import { RecordForm } from './record-form.tsx';

export function RecordScreen({ resource, id }: { resource: Resource; id: number }) {
  const { data: row } = useSuspenseQuery(recordQuery(resource, id));
  const state = useRecordForm({
    resource,
    row,
    onSaved: (saved) => {
      toast({ title: `${nameOf(resource, saved)} saved`, tone: 'success' });
    },
  });
  if (!row && !state.base) return <NotFoundPage />;
  const shown = row ?? state.base;
  return (
    <>
      <Link
        to="/admin/$resource"
        params={{ resource: resource.path }}
        className="text-muted-foreground hover:text-foreground inline-flex min-h-6 items-center gap-1 text-sm"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {resource.title}
      </Link>
      <PageHeader title={shown ? nameOf(resource, shown) : resource.one} />
      <RecordForm resource={resource} state={state} />
    </>
  );
}
