import { formatCents } from '@/lib/format.ts';

const HIDDEN = /^(id|revision|position|created_at|.*_id|.*Id)$/u;

function toWords(name: string): string {
  const words = name
    .replace(/_cents$/u, '')
    .replaceAll(/[_-]/gu, ' ')
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .replace(/^(update|add|remove) /u, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toText(name: string, value: unknown): string | undefined {
  if (typeof value === 'number') {
    return name.endsWith('_cents') ? formatCents(value) : value.toLocaleString('en-US');
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value === '' ? 'nothing' : value;
  if (value === null) return 'nothing';
  if (Array.isArray(value)) {
    const texts = value.filter((each) => typeof each === 'string');
    return texts.length === value.length ? texts.join(', ') : undefined;
  }
  return undefined;
}

/** Lists entered values line by line, for the member to read or copy. */
export function describeTyped(typed: object): { label: string; text: string }[] {
  return Object.entries(typed).flatMap(([name, value]) => {
    const text = HIDDEN.test(name) ? undefined : toText(name, value);
    return text === undefined ? [] : [{ label: toWords(name), text }];
  });
}
