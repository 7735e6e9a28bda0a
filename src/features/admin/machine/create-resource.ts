import type { LucideIcon } from 'lucide-react';
import type { Database } from '@contract/database.types.ts';
import * as s from '@/lib/row-shape.ts';
import type { Field, Texts } from './schema.ts';
import { sourceFields } from './create-source-fields.ts';

type Tables = Database['public']['Tables'];

/** Tables of reference data: what `private.protect_reference_table` was called with. */
export type ResourceTable = {
  [Name in keyof Tables]: Tables[Name]['Row'] extends { confidence: string; revision: number }
    ? Name
    : never;
}[keyof Tables];

/** In menu order. */
export const resourceGroups = [
  { key: 'cards', label: 'Cards' },
  { key: 'points', label: 'Points' },
  { key: 'issuers', label: 'Issuers' },
  { key: 'spending', label: 'Spending' },
  { key: 'content', label: 'Content' },
] as const;
export type ResourceGroup = (typeof resourceGroups)[number]['key'];

export const rowColumns = { id: s.number(), revision: s.number() };
export const rowShape = s.open(rowColumns);
export type Row = s.ShapeOf<typeof rowShape>;

/** Rows of another resource that belong to a record: the steps of a bonus. */
export type ResourcePart = { readonly path: string; readonly by: string };

export type ResourceDeclaration = {
  /** The last part of its address, and the name of its file. */
  readonly path: string;
  readonly table: ResourceTable;
  readonly title: string;
  readonly one: string;
  readonly group: ResourceGroup;
  readonly icon: LucideIcon;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly columns: readonly string[];
  /** Fields that, joined, name a record. */
  readonly nameBy: readonly string[];
  /** Fields that the search looks into; of a relation, the name of the other row. */
  readonly search: readonly string[];
  /** Choices, flags and relations that the list can be narrowed by. */
  readonly filters?: readonly string[];
  /** The order at first: a field, with a minus in front from the largest on. */
  readonly order: string;
  /** Facts need a source before they are saved; editorial content does not. */
  readonly needsSource?: boolean;
  /** Rules over several fields: messages by field. */
  readonly check?: (texts: Texts) => Readonly<Record<string, string>>;
  readonly parts?: readonly ResourcePart[];
};

export type Resource = Required<ResourceDeclaration>;

export function defineResource(declaration: ResourceDeclaration): Resource {
  return {
    needsSource: true,
    filters: [],
    parts: [],
    check: () => ({}),
    ...declaration,
    fields: [...declaration.fields, ...sourceFields],
  };
}

export function findField(resource: Resource, name: string): Field | undefined {
  return resource.fields.find((field) => field.name === name);
}

/** The property under which a related row is read beside its id. */
export function relatedKey(name: string): string {
  return `ref_${name}`;
}
