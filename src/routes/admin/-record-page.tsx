import { RecordScreen } from '@/features/admin/records/components/record-screen.tsx';
import type { Resource } from '@/features/admin/records/machine/create-resource.ts';
import type { RecordTab } from '@/features/admin/records/schema.ts';

/** A record of one table; editing a card does not load it. */
export function RecordPage(props: { resource: Resource; id: number; tab: RecordTab }) {
  return <RecordScreen {...props} />;
}
