import type { LucideIcon } from 'lucide-react';
import type { Database } from '@contract/database.types.ts';
import * as s from '@/lib/row-shape.ts';
import { type FieldChange, formatText } from '@/lib/fields/check-fields.ts';
import type { Field, Texts } from '@/lib/fields/field.ts';
import { isSourceField, sourceFields } from './create-reference-fields.ts';

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
type ResourceGroup = (typeof resourceGroups)[number]['key'];

export const rowColumns = { id: s.number(), revision: s.number() };
export const rowShape = s.open(rowColumns);
export type Row = s.ShapeOf<typeof rowShape>;

/** Rows of another resource that belong to a record: the steps of a bonus. */
export type ResourcePart = { readonly path: string; readonly by: string };

type ResourceDeclaration = {
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
  /** A table and its column: in the first order, rows that it refers to come before the others. */
  readonly ledBy?: Readonly<Record<string, string>>;
  /** Facts need a source before they are saved; editorial content does not. */
  readonly needsSource?: boolean;
  /** Rules over several fields: messages by field. */
  readonly check?: (texts: Texts) => Readonly<Record<string, string>>;
  readonly parts?: readonly ResourcePart[];
};

export type Resource = Required<ResourceDeclaration>;

export function defineResource({ check, ...declaration }: ResourceDeclaration): Resource {
  const { needsSource = true } = declaration;
  return {
    filters: [],
    parts: [],
    ledBy: {},
    ...declaration,
    needsSource,
    check: (texts) => ({
      ...check?.(texts),
      ...(needsSource &&
        texts['source'] === '' &&
        texts['source_url'] === '' && {
          source: 'Where does this come from? Name a source or give its address.',
        }),
    }),
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

const relatedShape = s.object({ id: s.number(), slug: s.string(), label: s.string() });
type RelatedRow = s.ShapeOf<typeof relatedShape>;
const maybeRelated = s.orNull(relatedShape);

/** The row a relation refers to, as read with the record; null if there is none. */
export function relatedRow(row: Row, name: string): RelatedRow | null {
  return maybeRelated.parse(row[relatedKey(name)]);
}

/** True if facts were changed without a new source. */
export function lacksNewSource(resource: Resource, changes: readonly FieldChange[]): boolean {
  return (
    resource.needsSource &&
    changes.length > 0 &&
    !changes.some(({ field }) => isSourceField(field.name))
  );
}

/** Name of a record; under a heading with the value of one of its fields, without that one. */
export function nameOf(resource: Resource, row: Row, heading?: Field): string {
  const parts = resource.nameBy.map((name) => {
    if (name === heading?.name) return '';
    const field = findField(resource, name);
    const related = field?.relation && relatedRow(row, name);
    return related ? related.label : (field?.toText(row[name]) ?? '');
  });
  return parts.filter((part) => part !== '').join(' · ') || `${resource.one} ${row.id}`;
}

/** A value in readable form, with the names of the rows that these versions point to. */
export function describeText(
  resource: Resource,
  versions: readonly (Row | null)[],
  name: string,
  value: unknown,
): string {
  const field = findField(resource, name);
  const text = String(value);
  if (!field) return text;
  for (const version of versions) {
    const related = version && field.relation ? relatedRow(version, name) : null;
    if (related && String(related.id) === text) return related.label;
  }
  return formatText(field, text);
}
