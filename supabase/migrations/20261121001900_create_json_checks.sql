-- Shapes of the jsonb columns. They run as the writer, who therefore needs execute.
create function private.is_cents_by_slug(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then
    (select count(*) <= 400 and coalesce(bool_and(
        key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80 and amount >= 0 and amount <= 100000000000 and amount = trunc(amount)
      ), true)
     from jsonb_each(value) entry (key, content)
     cross join lateral (select case when jsonb_typeof(content) = 'number' then content::numeric else -1 end) number (amount))
  else false end
$$;

create function private.is_slug_list(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'array' then
    (select count(*) <= 400 and coalesce(bool_and(
        jsonb_typeof(item) = 'string' and char_length(item #>> '{}') <= 80 and (item #>> '{}') ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
      ), true)
     from jsonb_array_elements(value) item)
  else false end
$$;

create function private.is_slug_by_slug(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then
    (select count(*) <= 200 and coalesce(bool_and(
        key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80 and private.is_slug_list(jsonb_build_array(content))
      ), true)
     from jsonb_each(value) entry (key, content))
  else false end
$$;

create function private.is_slug_list_by_key(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then
    (select count(*) <= 400 and coalesce(bool_and(char_length(key) between 1 and 80 and private.is_slug_list(content)), true)
     from jsonb_each(value) entry (key, content))
  else false end
$$;

create function private.is_object_within(value jsonb, max_bytes integer) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(value) = 'object' and octet_length(value::text) <= max_bytes
$$;

grant execute on function
  private.is_cents_by_slug(jsonb), private.is_slug_list(jsonb), private.is_slug_by_slug(jsonb),
  private.is_slug_list_by_key(jsonb), private.is_object_within(jsonb, integer)
  to authenticated, service_role;
