import { RecordScreen } from '@/features/admin/components/record-screen.tsx';
import type { Resource } from '@/features/admin/machine/create-resource.ts';
import type { RecordTab } from '@/features/admin/schema.ts';

/** A record of one table; whoever edits a card needs none of its form. */
export function RecordPage(props: { resource: Resource; id: number; tab: RecordTab }) {
  return <RecordScreen {...props} />;
}
