-- Every object that the migrations make, one per line, without ids, so that two databases can be compared.
with mine (id, name) as (values ('public'::regnamespace, 'public'), ('private'::regnamespace, 'private'))
select 'table ' || c.oid::regclass || ' ' || c.relkind::text || ' ' || c.relpersistence::text || ' of ' || pg_get_userbyid(c.relowner)
  || case when c.relrowsecurity then ', rows protected' else '' end || ', may: ' || coalesce(array_to_string(array(select unnest(c.relacl)::text order by 1), ' '), '')
  || ' ' || coalesce(obj_description(c.oid, 'pg_class'), '') as line
from pg_class c join mine on mine.id = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'S')
union all
select 'column ' || attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod)
  || case when attnotnull then ' not null' else '' end || ' ' || attidentity::text || attgenerated::text
  || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
  || ', may: ' || coalesce(array_to_string(array(select unnest(attacl)::text order by 1), ' '), '')
  || ' ' || coalesce(col_description(attrelid, attnum), '')
from pg_attribute join pg_class c on c.oid = attrelid join mine on mine.id = c.relnamespace
left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
where attnum > 0 and not attisdropped and c.relkind in ('r', 'p', 'v', 'm')
union all
select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(k.oid)
  || ' ' || coalesce(obj_description(k.oid, 'pg_constraint'), '')
from pg_constraint k join mine on mine.id = k.connamespace where conrelid <> 0
union all
select 'index ' || pg_get_indexdef(indexrelid) || case when indisvalid then '' else ' invalid' end
from pg_index join pg_class c on c.oid = indrelid join mine on mine.id = c.relnamespace
union all
select 'policy ' || schemaname || '.' || tablename || ' "' || policyname || '" ' || permissive || ' ' || cmd || ' to ' || array_to_string(roles, ', ')
  || ' using ' || coalesce(qual, '') || ' with check ' || coalesce(with_check, '')
from pg_policies
union all
select 'trigger ' || pg_get_triggerdef(t.oid) || ' ' || tgenabled::text
from pg_trigger t where not tgisinternal
union all
select 'function of ' || pg_get_userbyid(proowner) || ' ' || pg_get_functiondef(p.oid)
  || ', may: ' || coalesce(array_to_string(array(select unnest(proacl)::text order by 1), ' '), '')
  || ' ' || coalesce(obj_description(p.oid, 'pg_proc'), '')
from pg_proc p join mine on mine.id = p.pronamespace
union all
select 'schema ' || nspname || ', may: ' || coalesce(array_to_string(array(select unnest(nspacl)::text order by 1), ' '), '')
from pg_namespace join mine on mine.id = pg_namespace.oid
union all
select 'defaults of ' || pg_get_userbyid(defaclrole) || ' ' || defaclobjtype::text || ' ' || array_to_string(defaclacl, ' ') from pg_default_acl
union all
select 'role ' || r.rolname || ' in ' || m.rolname
from pg_auth_members a join pg_roles r on r.oid = a.member join pg_roles m on m.oid = a.roleid
union all
select 'role ' || rolname || ' with ' || (to_jsonb(r) - '{oid,rolname,rolconfig,rolpassword}'::text[])::text || ' ' || coalesce(array_to_string(rolconfig, ' '), '')
from pg_roles r where not starts_with(rolname, 'pg_')
union all
select 'publication ' || pubname || ' of ' || schemaname || '.' || tablename from pg_publication_tables
union all
select 'extension ' || extname from pg_extension
union all
select 'bucket ' || (to_jsonb(b) - '{created_at,updated_at}'::text[])::text from storage.buckets b
order by line
