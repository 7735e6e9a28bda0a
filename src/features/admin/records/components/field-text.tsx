import { useQuery } from '@tanstack/react-query';
import { formatText } from '@/lib/fields/check-fields.ts';
import type { Field, Relation } from '@/lib/fields/field.ts';
import { relatedRecordQuery } from '../related/queries.ts';

function RelatedName({ relation, id }: { relation: Relation; id: number }) {
  const { data } = useQuery(relatedRecordQuery(relation, id));
  return data === undefined ? '…' : (data?.label ?? `No. ${id}`);
}

export function FieldText({ field, text }: { field: Field; text: string }) {
  if (text === '') return <span className="text-muted-foreground">nothing</span>;
  if (field.relation) return <RelatedName relation={field.relation} id={Number(text)} />;
  return <span className="break-words whitespace-pre-wrap">{formatText(field, text)}</span>;
}
