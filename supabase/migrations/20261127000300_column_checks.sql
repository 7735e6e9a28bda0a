-- Column checks beyond plain comparisons. They run as the writer, who therefore needs execute. Elsewhere bounds are
-- written as `< 'NaN'`, because NaN sorts above every number; amounts end at 2^53 - 1, the largest number that
-- JavaScript reads exactly; a slug has at most 80 characters, the limit in members' own documents.

-- Slugs are keys of objects in JavaScript, so some words are none: `isReservedKey` in functions/_shared/contract/fields.ts.

-- Check documents in plpgsql, which caches its plans per connection: planning again for every entry took a third of
-- the time of a settings change.
create function private.is_cents_by_slug(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'object' then
    (select count(*) <= 400 and coalesce(bool_and(
        key ~ '^(?!(constructor|prototype)$)[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80 and amount >= 0 and amount <= 100000000000 and amount = trunc(amount) and scale(amount) <= 100
      ), true)
     from jsonb_each(value) entry (key, content)
     cross join lateral (select case when jsonb_typeof(content) = 'number' then content::numeric else -1 end) number (amount))
  else false end;
end
$$;

create function private.is_percent_by_slug(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'object' then
    (select count(*) <= 400 and coalesce(bool_and(
        key ~ '^(?!(constructor|prototype)$)[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80 and percent between 0 and 100 and scale(percent) <= 100
      ), true)
     from jsonb_each(value) entry (key, content)
     cross join lateral (select case when jsonb_typeof(content) = 'number' then content::numeric else -1 end) number (percent))
  else false end;
end
$$;

create function private.is_slug_list(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'array' then
    (select count(*) <= 400 and coalesce(bool_and(
        jsonb_typeof(item) = 'string' and char_length(item #>> '{}') <= 80 and (item #>> '{}') ~ '^(?!(constructor|prototype)$)[a-z0-9]+(-[a-z0-9]+)*$'
      ), true)
     from jsonb_array_elements(value) item)
  else false end;
end
$$;

create function private.is_slug_by_slug(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'object' then
    (select count(*) <= 200 and coalesce(bool_and(
        key ~ '^(?!(constructor|prototype)$)[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80 and private.is_slug_list(jsonb_build_array(content))
      ), true)
     from jsonb_each(value) entry (key, content))
  else false end;
end
$$;

create function private.is_answer_by_slug(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'object' then
    (select count(*) <= 200 and coalesce(bool_and(
        key ~ '^(?!(constructor|prototype)$)[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80 and jsonb_typeof(content) = 'boolean'
      ), true)
     from jsonb_each(value) entry (key, content))
  else false end;
end
$$;

create function private.is_slug_list_by_key(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'object' then
    (select count(*) <= 400
       and coalesce(bool_and(char_length(key) between 1 and 80 and key not in ('__proto__', 'constructor', 'prototype') and private.is_slug_list(content)), true)
     from jsonb_each(value) entry (key, content))
  else false end;
end
$$;

-- Callers send numbers such as 1e131071: nine bytes of a request, 131,072 digits once they are written out, and no time limit ends
-- the writing. Zero may have as many digits behind its point. Asked before anything of a caller's is turned into text.
create function private.has_short_numbers(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- One predicate of all four would keep 400 bytes for each value, until the end.
  return not jsonb_path_exists(value, 'strict $.** ? (@ > 1e100)')
    and not jsonb_path_exists(value, 'strict $.** ? (@ < -1e100)')
    and not jsonb_path_exists(value, 'strict $.** ? (@ < 1e-100) ? (@ > 0)')
    and not jsonb_path_exists(value, 'strict $.** ? (@ < 0) ? (@ > -1e-100)')
    -- As one array: a set of path results moves all that is left with each row.
    and not exists (
      select from jsonb_array_elements(jsonb_path_query_array(value, 'strict $.** ? (@ == 0)')) zero (number)
      where scale(number::numeric) > 100
    );
end
$$;

create function private.is_object_within(value jsonb, max_bytes integer) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- Binary JSON takes up to four times its text: what is larger is not looked through.
  return jsonb_typeof(value) = 'object' and pg_column_size(value) <= 4 * max_bytes + 100
    and private.has_short_numbers(value) and octet_length(value::text) <= max_bytes;
end
$$;

-- True if text for other readers has no control characters other than tabs and line ends, and no marks that change
-- the direction of text around them. `isPlainText`, `isVisibleName` and `isWebAddress` in
-- functions/_shared/contract/visible-name.ts apply the same rules to forms.
create function private.is_plain_text(content text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return content !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]';
end
$$;

-- True for a member's own text of at most so many characters; as JSON a control character takes six bytes.
create function private.is_note(content text, most integer) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return char_length(content) <= most and octet_length(to_json(content)::text) <= 4 * most + 2;
end
$$;

-- Invisible characters, with which one name can look like another, and direction marks.
create function private.hidden_in_names() returns text
language sql immutable set search_path = '' as $$
  select '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E0FFF]'
$$;

-- True for one line with a visible letter and nothing hidden. Joiners and variation selectors are allowed for emoji
-- and for scripts that need them: after a letter of Latin, Greek or Cyrillic, or at an end, they would only make a
-- name look like another.
create function private.is_visible_name(name text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return name ~ '[^\s\u00A0\u1680\u2000-\u200F\u202F\u205F\u3000\uFE00-\uFE0F]'
    and name !~ private.hidden_in_names()
    and name !~ '(^|[\sA-Za-z\u00C0-\u05FF\u1E00-\u1FFF\u200C\u200D])[\u200C\u200D\uFE00-\uFE0F]|[\u200C\u200D]($|[\sA-Za-z\u00C0-\u05FF\u1E00-\u1FFF])';
end
$$;

-- True for an address without a user name before the host, which could make one site look like another.
create function private.is_web_address(address text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return char_length(address) <= 2000 and private.is_plain_text(address) and address !~ '[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFEFF]'
    and address ~ '^https?://[^/?#@\\]+([/?#].*)?$';
end
$$;

-- 1900 to 2199: every possible day of an account, an offer or a source, with a four-digit year in every notation.
create function private.is_calendar_day(day date) returns boolean
language sql immutable set search_path = '' as $$
  select day between date '1900-01-01' and date '2199-12-31'
$$;

-- Open ends are allowed, those written as "infinity" are not.
create function private.is_calendar_range(span daterange) returns boolean
language sql immutable set search_path = '' as $$
  select not isempty(span)
    and coalesce(private.is_calendar_day(lower(span)), true)
    and coalesce(private.is_calendar_day(upper(span) - 1), true)
$$;

grant execute on function
  private.is_cents_by_slug(jsonb), private.is_percent_by_slug(jsonb), private.is_slug_list(jsonb),
  private.is_slug_by_slug(jsonb), private.is_answer_by_slug(jsonb), private.is_slug_list_by_key(jsonb), private.is_object_within(jsonb, integer),
  private.is_plain_text(text), private.is_note(text, integer), private.hidden_in_names(), private.is_visible_name(text), private.is_web_address(text),
  private.is_calendar_day(date), private.is_calendar_range(daterange), private.has_short_numbers(jsonb)
  to authenticated, service_role;

create function private.require_short_numbers(value jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not private.has_short_numbers(value) then
    raise exception 'a number has more than a hundred digits' using errcode = 'numeric_value_out_of_range';
  end if;
end
$$;

-- Refuses null for a list sent by a caller, because null is not an empty list.
create function private.require_list(value jsonb, name text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(value) is distinct from 'array' then
    raise exception '% is no list', name using errcode = 'invalid_parameter_value';
  end if;
  perform private.require_short_numbers(value);
end
$$;
grant execute on function private.require_list(jsonb, text), private.require_short_numbers(jsonb) to authenticated;

-- Keeps the values of a table whose rows are hidden from some out of the planner's statistics. `Prefer: count=planned`
-- answers its estimates, which look past row-level security: a member could ask how many rows another has, or whether
-- anybody shops somewhere. Without statistics the estimates depend on the size of the table alone. `member_id` keeps
-- its most frequent value, because reads of a member's rows need an estimate to use its index: 20 rows for each member.
create function private.hide_statistics(target regclass) returns void
language plpgsql set search_path = '' as $$
begin
  execute (
    select format('alter table %s ', target) || string_agg(
      case attname when 'member_id' then 'alter member_id set statistics 1, alter member_id set (n_distinct = -0.05)'
        else format('alter %I set statistics 0', attname) end, ', ')
    from pg_catalog.pg_attribute where attrelid = target and attnum > 0 and not attisdropped
  );
end
$$;

-- Writers filter on the revision they read; a stale one matches no row, so nothing is overwritten. Compares by column:
-- to compare the row as a whole would read its large values from their own table, and so write them there once more.
create function private.raise_revision() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- Calculated columns are null in a new row until every trigger before it has run.
  is_changed constant boolean := case tg_nargs
    when 0 then row(new.*) is distinct from row(old.*)
    else to_jsonb(new) - tg_argv[0]::text[] is distinct from to_jsonb(old) - tg_argv[0]::text[]
  end;
begin
  if is_changed then
    new.revision := old.revision + 1;
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- Parses a member's own values, one call of a member at a time: text until here, and then some hundred bytes a value.
create function private.parse_values(content json, most integer) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.take_turn('import');
  if octet_length(content::text) - octet_length(replace(content::text, ',', '')) > most then
    raise exception 'more than % values', most using errcode = 'program_limit_exceeded';
  end if;
  return content;
end
$$;
grant execute on function private.parse_values(json, integer) to authenticated;
