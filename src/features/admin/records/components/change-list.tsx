import { useQuery } from '@tanstack/react-query';
import { type FieldChange, formatText } from '@/lib/fields/check-fields.ts';
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

export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="grid gap-x-3 gap-y-1 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      {changes.map(({ field, before, after }) => (
        <div key={field.name} className="contents">
          <dt className="text-muted-foreground">{field.label}</dt>
          <dd className="min-w-0 break-words">
            {before !== '' && (
              <>
                <s className="text-muted-foreground">
                  <FieldText field={field} text={before} />
                </s>
                <span className="sr-only"> becomes </span>
                <span aria-hidden> → </span>
              </>
            )}
            <FieldText field={field} text={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
