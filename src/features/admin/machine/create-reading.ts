import type { Json } from '@contract/database.types.ts';
import type { Reading } from './schema.ts';

export function keep(value: Json): Reading {
  return { kind: 'value', value };
}

export function refuse(message: string): Reading {
  return { kind: 'problem', message };
}
