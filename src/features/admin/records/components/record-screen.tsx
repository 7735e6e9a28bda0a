import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { createPart } from '@/lib/part.ts';
import { BackToList } from './back-to-list.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { describeRestore } from '../describe-restore.ts';
import { nameOf, type Resource, type Row } from '../machine/create-resource.ts';
import { useRestoreChange } from '../mutations.ts';
import { historyQuery } from '../history/queries.ts';
import { recordQuery } from '../queries.ts';
import type { RecordTab } from '../schema.ts';
import { HistoryPanel } from './history-panel.tsx';
import { referencesQuery } from '../related/queries.ts';
import { ReferenceList } from './reference-list.tsx';
import { useRecordForm } from '../use-record-form.ts';
import { PartsPanel } from './parts-panel.tsx';
import { RecordForm, type RenderPreview } from './record-form.tsx';

type EditRecordProps = Omit<RecordScreenProps, 'tab'> & { row: Row | null };

function EditRecord({ resource, id, row, renderPreview }: EditRecordProps) {
  const state = useRecordForm({
    resource,
    row,
    onSaved: (saved) => {
      toast({ title: `${nameOf(resource, saved)} saved`, tone: 'success' });
    },
  });
  return (
    <div className="grid gap-4">
      <RecordForm resource={resource} state={state} renderPreview={renderPreview} />
      {resource.parts.map((part) => (
        <PartsPanel key={part.path} part={part} id={id} />
      ))}
    </div>
  );
}

function ReferencesPanel({ resource, id }: { resource: Resource; id: number }) {
  const { data, error, refetch, isFetching } = useQuery(referencesQuery(resource, id));
  if (error) {
    return (
      <ErrorState
        title="What refers to it could not be read"
        message={describeError(error)}
        query={{ refetch, isFetching }}
      />
    );
  }
  if (!data) return <ListSkeleton label="Loading what refers to it" rows={3} />;
  return (
    <section aria-label="What refers to it" className="border-foreground border-t-2 py-3">
      <ReferenceList id={id} references={data} />
    </section>
  );
}

const removeDialog = createPart(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

type RecordScreenProps = {
  resource: Resource;
  id: number;
  tab: RecordTab;
  renderPreview?: RenderPreview | undefined;
};

const tabs = [
  { key: 'edit', label: 'Record' },
  { key: 'history', label: 'History' },
  { key: 'references', label: 'Used by' },
] as const;

export function RecordScreen({ resource, id, tab, renderPreview }: RecordScreenProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const restore = useRestoreChange();
  const { data: row } = useSuspenseQuery(recordQuery(resource, id));
  const history = useQuery({ ...historyQuery(resource, id), enabled: row === null });
  const [known, setKnown] = useState(row);
  const [isRemoving, setRemoving] = useState(false);
  if (row && row !== known) setKnown(row);
  const last = known ?? history.data?.[0]?.before ?? null;
  if (row === null && last === null && !history.isPending) return <NotFoundPage />;

  const undo = async (removed: Row) => {
    const [change] = await queryClient.fetchQuery(historyQuery(resource, removed.id));
    if (!change) return;
    toast(describeRestore(await restore.mutateAsync({ changeId: change.id, state: 'before' })));
  };
  const onRemoved = (removed: Row) => {
    toast({
      title: `${nameOf(resource, removed)} removed`,
      action: {
        label: 'Undo',
        onPress: () => {
          undo(removed).catch(reportFailure('It could not be restored'));
        },
      },
    });
    void navigate({
      to: '/admin/$resource',
      params: { resource: resource.path },
      ignoreBlocker: true,
    });
  };

  return (
    <>
      <BackToList path={resource.path} title={resource.title} />
      <PageHeader
        title={last ? nameOf(resource, last) : resource.one}
        {...(row === null && {
          description: 'This was removed. You can restore it from its history.',
        })}
        actions={
          row && (
            <Button size="md" variant="outline" onClick={() => setRemoving(true)}>
              <Trash2 aria-hidden />
              Remove
            </Button>
          )
        }
      />
      <LinkTabs
        label={`Views of this ${resource.one}`}
        tabs={tabs
          .filter(({ key }) => row !== null || known !== null || key === 'history')
          .map(({ key, label }) => ({
            key,
            label,
            isCurrent: key === tab,
            link: {
              to: '/admin/$resource/$id',
              params: { resource: resource.path, id: String(id) },
              search: key === 'edit' ? {} : { tab: key },
            },
          }))}
      />
      <div className="pt-4">
        {/* The form stays mounted behind other views, with its typed values. */}
        {known && (
          <div hidden={tab !== 'edit'}>
            <EditRecord resource={resource} id={id} row={row} renderPreview={renderPreview} />
          </div>
        )}
        {(tab === 'history' || !known) && <HistoryPanel resource={resource} id={id} row={row} />}
        {tab === 'references' && known && <ReferencesPanel resource={resource} id={id} />}
      </div>
      <OnNeed
        part={removeDialog}
        shown={
          isRemoving && row
            ? {
                resource,
                row,
                onClose: () => setRemoving(false),
                onRemoved: () => {
                  onRemoved(row);
                },
              }
            : null
        }
      />
    </>
  );
}
