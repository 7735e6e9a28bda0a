import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { describeError } from '@/lib/describe-error.ts';
import type { Resource } from '../machine/create-resource.ts';
import { referencesQuery } from '../related/queries.ts';
import { ReferenceList } from './reference-list.tsx';

export function ReferencesPanel({ resource, id }: { resource: Resource; id: number }) {
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
