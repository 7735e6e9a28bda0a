import { useQuery } from '@tanstack/react-query';
import { formatDate, formatDateRange } from '@/lib/dates.ts';
import { splitDates } from '../machine/date-fields.ts';
import type { Field, Relation } from '../machine/field.ts';
import { relatedRecordQuery } from '../queries.ts';

function RelatedName({ relation, id }: { relation: Relation; id: number }) {
  const { data } = useQuery(relatedRecordQuery(relation, id));
  return data?.label ?? `No. ${id}`;
}

/** The text of a field for people: of a relation the other row's name, of money its sign. */
export function FieldText({ field, text }: { field: Field; text: string }) {
  if (text === '') return <span className="text-muted-foreground">nothing</span>;
  switch (field.kind) {
    case 'relation':
      return field.relation ? <RelatedName relation={field.relation} id={Number(text)} /> : text;
    case 'money':
      return text.startsWith('$') ? text : `$${text}`;
    case 'flag':
      return text === 'true' ? 'yes' : 'no';
    case 'date':
      return formatDate(text);
    case 'dates': {
      const { from, to } = splitDates(text);
      return formatDateRange({ from: from || undefined, to: to || undefined }) ?? text;
    }
    case 'choice':
      return field.options?.find(({ value }) => value === text)?.label ?? text;
    case 'text':
    case 'lines':
    case 'number':
    case 'link':
    case 'color':
    case 'words':
    case 'amounts':
      return <span className="break-words whitespace-pre-wrap">{text}</span>;
  }
}
