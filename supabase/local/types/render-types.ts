import type {
  DatabaseColumn,
  DatabaseFunction,
  DatabaseRelation,
  DatabaseSchema,
} from './read-schema.ts';

const numberTypes = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric']);
const jsonTypes = new Set(['json', 'jsonb']);

/** The TypeScript type of a value as PostgREST writes it: dates, ranges and uuids are strings. */
function renderType(type: string, isArray: boolean, isEnum = false): string {
  const one = isEnum
    ? `Database['public']['Enums']['${type}']`
    : numberTypes.has(type)
      ? 'number'
      : jsonTypes.has(type)
        ? 'Json'
        : type === 'bool'
          ? 'boolean'
          : 'string';
  return isArray ? `${one}[]` : one;
}

function renderColumnType(column: DatabaseColumn): string {
  const type = renderType(column.type, column.isArray, column.isEnum);
  return column.nullable ? `${type} | null` : type;
}

function renderObject(fields: string[]): string {
  return fields.length === 0 ? '{ [_ in never]: never }' : `{\n${fields.join('\n')}\n}`;
}

function renderWrite(columns: DatabaseColumn[], allOptional: boolean): string {
  return renderObject(
    columns.map((column) => {
      if (!column.writable) return `${column.name}?: never`;
      const optional = allOptional || column.optional || column.nullable;
      return `${column.name}${optional ? '?' : ''}: ${renderColumnType(column)}`;
    }),
  );
}

function renderRelation(relation: DatabaseRelation): string {
  const { columns } = relation;
  const row = renderObject(columns.map((column) => `${column.name}: ${renderColumnType(column)}`));
  const keys = relation.foreignKeys.map((key) =>
    renderObject([
      `foreignKeyName: '${key.name}'`,
      `columns: ${JSON.stringify(key.columns)}`,
      `isOneToOne: ${key.isOneToOne}`,
      `referencedRelation: '${key.target}'`,
      `referencedColumns: ${JSON.stringify(key.targetColumns)}`,
    ]),
  );
  const write = relation.isView
    ? []
    : [`Insert: ${renderWrite(columns, false)}`, `Update: ${renderWrite(columns, true)}`];
  const fields = [`Row: ${row}`, ...write, `Relationships: [${keys.join(', ')}]`];
  return `${relation.name}: ${renderObject(fields)}`;
}

function renderReturn(definition: DatabaseFunction): string {
  const columns = definition.arguments.filter(({ mode }) => 'obt'.includes(mode));
  const one =
    columns.length > 0
      ? renderObject(
          columns.map((column) => `${column.name}: ${renderType(column.type, column.isArray)}`),
        )
      : definition.returnsRow
        ? `Database['public']['Tables']['${definition.returnType}']['Row']`
        : definition.returnType === 'void'
          ? 'undefined'
          : renderType(
              definition.returnType.replace(/^_/, ''),
              definition.returnType.startsWith('_'),
            );
  return definition.returnsSet ? `${one.startsWith('{') ? one : `(${one})`}[]` : one;
}

function renderFunction(definition: DatabaseFunction): string {
  const inputs = definition.arguments.filter(({ mode }) => 'ibv'.includes(mode));
  const fields = inputs.map(
    (input, index) =>
      `${input.name}${index < definition.required ? '' : '?'}: ${renderType(input.type, input.isArray)}`,
  );
  const args = fields.length === 0 ? 'never' : renderObject(fields);
  return `${definition.name}: { Args: ${args}\nReturns: ${renderReturn(definition)} }`;
}

/** Renders `database.types.ts`, in the shape that supabase-js infers from; not yet formatted. */
export function renderTypes(schema: DatabaseSchema): string {
  const tables = schema.relations.filter((relation) => !relation.isView);
  const views = schema.relations.filter((relation) => relation.isView);
  const enums = schema.enums.map(
    ({ name, values }) => `${name}: ${values.map((value) => `'${value}'`).join(' | ')}`,
  );
  return `// Generated from the migrations by \`npm run db:types\`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
public: {
Tables: ${renderObject(tables.map(renderRelation))}
Views: ${renderObject(views.map(renderRelation))}
Functions: ${renderObject(schema.functions.map(renderFunction))}
Enums: ${renderObject(enums)}
CompositeTypes: { [_ in never]: never }
}
}

export type Tables<Name extends keyof Database['public']['Tables']> = Database['public']['Tables'][Name]['Row']
export type TablesInsert<Name extends keyof Database['public']['Tables']> = Database['public']['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof Database['public']['Tables']> = Database['public']['Tables'][Name]['Update']
`;
}
