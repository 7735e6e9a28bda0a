import { Check } from 'lucide-react';
import { formatDate, formatDateRange, parseDateRange } from '@/lib/dates.ts';
import { formatCents, formatNumber } from '@/lib/format.ts';
import { toWords } from '@/lib/fields/choice-fields.ts';
import type { Field } from '@/lib/fields/field.ts';
import { relatedRow, type Row } from '../machine/create-resource.ts';

const none = (
  <span className="text-muted-foreground" aria-label="none">
    –
  </span>
);

const longest = 80;

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

export function CellValue({ field, row }: { field: Field; row: Row }) {
  const value = row[field.name];
  const text = field.toText(value);
  if (field.kind === 'flag') {
    if (value === true) return <Check className="text-positive size-4" aria-label="yes" />;
    return value === false ? <span className="text-muted-foreground">no</span> : none;
  }
  if (text === '') return none;
  switch (field.kind) {
    case 'money':
      return typeof value === 'number' ? formatCents(value) : text;
    case 'number':
    case 'points':
      return typeof value === 'number' ? formatNumber(value) : text;
    case 'date':
      return formatDate(text);
    case 'dates':
      return formatDateRange(parseDateRange(typeof value === 'string' ? value : null)) ?? none;
    case 'choice':
      return field.options?.find((option) => option.value === text)?.label ?? toWords(text);
    case 'relation':
      return relatedRow(row, field.name)?.label ?? text;
    case 'color':
      return (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-4 rounded-sm border" style={{ background: text }} />
          {text}
        </span>
      );
    case 'text':
    case 'own-row':
    case 'moment':
    case 'json':
    case 'lines':
    case 'markdown':
    case 'link':
    case 'words':
    case 'amounts':
      return shorten(text.replaceAll('\n', ' · '));
  }
}
