-- The schema public as the API sees it: one row, one JSON value.
with columns as (
  select
    a.attrelid,
    json_agg(json_build_object(
      'name', a.attname,
      'type', coalesce(element.typname, t.typname),
      'isArray', element.oid is not null,
      'isEnum', coalesce(element.typtype, t.typtype) = 'e',
      'nullable', not a.attnotnull and not (t.typtype = 'd' and t.typnotnull),
      'optional', a.atthasdef or a.attidentity <> '',
      'writable', a.attgenerated = '' and a.attidentity <> 'a'
    ) order by a.attname collate "C") as list
  from pg_attribute a
  join pg_type declared on declared.oid = a.atttypid
  join pg_type t on t.oid = case declared.typtype when 'd' then declared.typbasetype else declared.oid end
  left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
  where a.attnum > 0 and not a.attisdropped
  group by a.attrelid
),
foreign_keys as (
  select
    k.conrelid,
    json_agg(json_build_object(
      'name', k.conname,
      'columns', (
        select json_agg(a.attname order by n)
        from unnest(k.conkey) with ordinality as key(attnum, n)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = key.attnum
      ),
      'isOneToOne', exists (
        select from pg_index i
        where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
          and (select array_agg(x order by x) from unnest(i.indkey::int2[]) x)
            = (select array_agg(x order by x) from unnest(k.conkey) x)
      ),
      'target', target.relname,
      'targetColumns', (
        select json_agg(a.attname order by n)
        from unnest(k.confkey) with ordinality as key(attnum, n)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = key.attnum
      )
    ) order by k.conname collate "C") as list
  from pg_constraint k
  join pg_class target on target.oid = k.confrelid
  where k.contype = 'f' and target.relnamespace = 'public'::regnamespace
  group by k.conrelid
),
relations as (
  select c.relname, c.relkind in ('v', 'm') as is_view, columns.list as columns, coalesce(foreign_keys.list, '[]') as keys
  from pg_class c
  join columns on columns.attrelid = c.oid
  left join foreign_keys on foreign_keys.conrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
),
functions as (
  select
    p.proname,
    p.proretset,
    returned.typname as return_type,
    returned.typtype = 'c' as returns_row,
    p.pronargs - p.pronargdefaults as required,
    coalesce((
      select json_agg(json_build_object(
        'name', coalesce(p.proargnames[arg.n], ''),
        'mode', coalesce(p.proargmodes[arg.n]::text, 'i'),
        'type', coalesce(element.typname, t.typname),
        'isArray', element.oid is not null
      ) order by arg.n)
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as arg(type, n)
      join pg_type t on t.oid = arg.type
      left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
    ), '[]') as arguments
  from pg_proc p
  join pg_type returned on returned.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and returned.typname not in ('trigger', 'event_trigger')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    -- Functions that embed a table into another's rows cannot be called by name.
    and not (p.pronargs = 1 and p.proargnames is null
      and exists (select from pg_type t where t.oid = p.proargtypes[0] and t.typtype = 'c'))
)
select json_build_object(
  'relations', coalesce((
    select json_agg(json_build_object('name', relname, 'isView', is_view, 'columns', columns, 'foreignKeys', keys)
      order by relname collate "C")
    from relations
  ), '[]'),
  'functions', coalesce((
    select json_agg(json_build_object(
      'name', proname, 'returnsSet', proretset, 'returnType', return_type, 'returnsRow', returns_row,
      'required', required, 'arguments', arguments
    ) order by proname collate "C")
    from functions
  ), '[]'),
  'enums', coalesce((
    select json_agg(json_build_object('name', t.typname, 'values', (
      select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid
    )) order by t.typname collate "C")
    from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
  ), '[]')
) as schema
