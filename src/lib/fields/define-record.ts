import type { Database, Json } from '@contract/database.types.ts';
import * as s from '@/lib/row-shape.ts';
import { createField, type Field, isNullable, keep, refuse, type ValuesOf } from './field.ts';

type Table = keyof Database['public']['Tables'];

/** A moment that the database sets. */
export function moment<const N extends string>(name: N, label: string) {
  return createField(name, label, 'moment', { isRequired: true }, { parse: keep<string> });
}

export const createdAt = moment('created_at', 'Created');

/** A value in JSON. */
export function json<const N extends string, V extends Json>(
  name: N,
  label: string,
  shape: s.Shape<V>,
) {
  const field = createField(
    name,
    label,
    'json',
    { isRequired: true },
    {
      parse: (text) => {
        try {
          return keep(shape.parse(JSON.parse(text)));
        } catch {
          return refuse('This is not written as it should be.');
        }
      },
      toText: (value) => JSON.stringify(value),
    },
  );
  return { ...field, shape };
}

type RowOf<F extends readonly Field[]> = { id: string; revision: number } & ValuesOf<F>;

/** Values that a new row needs: those that may not be null. */
type Needed<R> = {
  [K in keyof R as null extends R[K] ? never : Exclude<K, Generated>]: R[K];
};
type Generated = 'id' | 'revision' | 'created_at' | 'updated_at';

/** A member's table, declared once. */
export type MemberRecord<T extends Table = Table, R = unknown> = {
  /** The table. */
  readonly name: T;
  /** Its name for people. */
  readonly title: string;
  readonly fields: readonly Field[];
  /** Shape of a row as it is read. */
  readonly schema: s.Shape<R> & { readonly fields: { readonly [K in keyof R]: s.Shape<R[K]> } };
  /** A new row; columns that are not given are null. */
  readonly create: (values: Needed<R> & Partial<R>) => R;
};

export type RecordOf<Declared> = Declared extends MemberRecord<Table, infer R> ? R : never;

function shapeOf(field: Field): s.Shape<Json> {
  const { kind, options = [] } = field;
  const shapes: Partial<Record<typeof kind, s.Shape<Json>>> = {
    number: s.number(),
    money: s.number(),
    points: s.number(),
    relation: s.number(),
    flag: s.boolean(),
    choice: s.oneOf(options.map(({ value }) => value)),
    'own-row': s.uuid(),
  };
  const shape = field.shape ?? shapes[kind] ?? s.string();
  if (field.isLater === true) return s.orNull(shape);
  return isNullable(field) ? s.nullable(shape) : shape;
}

/** Declares a table whose rows have `id`, `revision` and these fields. */
export function defineRecord<T extends Table, const F extends readonly Field[]>(
  name: T,
  title: string,
  fields: F,
): MemberRecord<T, RowOf<F>>;
export function defineRecord(name: Table, title: string, fields: readonly Field[]): object {
  const columns = Object.fromEntries(fields.map((field) => [field.name, shapeOf(field)]));
  const schema = s.object({ id: s.uuid(), ...columns, revision: s.number() });
  const create = (values: object): object => {
    const now = new Date().toISOString();
    const empty: Record<string, Json> = Object.fromEntries(
      fields.map(({ name: column, kind }) => [column, kind === 'moment' ? now : null]),
    );
    return { id: crypto.randomUUID(), ...empty, revision: 1, ...values };
  };
  return { name, title, fields, schema, create };
}
