import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { PageHeader } from '@/components/page-header.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useIsShown } from '@/components/use-is-shown.ts';
import type { Texts } from '@/lib/fields/field.ts';
import { nameOf, type Resource } from '../machine/create-resource.ts';
import { useRecordForm } from '../use-record-form.ts';
import { RecordForm } from './record-form.tsx';

export function NewRecordScreen({ resource, given }: { resource: Resource; given: Texts }) {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const state = useRecordForm({
    resource,
    row: null,
    given,
    onSaved: (row) => {
      toast({ title: `${nameOf(resource, row)} added`, tone: 'success' });
      if (!isShown()) return;
      void navigate({
        to: '/admin/$resource/$id',
        params: { resource: resource.path, id: String(row.id) },
        ignoreBlocker: true,
      });
    },
  });
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
      <PageHeader title={`New ${resource.one}`} />
      <RecordForm resource={resource} state={state} />
    </>
  );
}
