import { Check } from 'lucide-react';
import type { Field } from '@/lib/fields/field.ts';
import type { Row } from '../machine/create-resource.ts';
import { formatValue } from '../machine/format-value.ts';

const none = (
  <span className="text-muted-foreground" aria-label="none">
    –
  </span>
);

export function CellValue({ field, row }: { field: Field; row: Row }) {
  const value = row[field.name];
  if (field.kind === 'flag') {
    if (value === true) return <Check className="text-positive size-4" aria-label="yes" />;
    return value === false ? <span className="text-muted-foreground">no</span> : none;
  }
  const text = formatValue(field, row);
  if (text === '') return none;
  if (field.kind !== 'color') return text;
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className="size-4 rounded-sm border" style={{ background: text }} />
      {text}
    </span>
  );
}
