-- Editing a credit card with all its parts as one unit, saved in one transaction, as the calling admin: row-level
-- security decides. An expected failure is an answer, not an error, and leaves nothing behind.

create function private.list_card_rows(card_id bigint) returns table (section text, id bigint, content jsonb)
language sql stable set search_path = '' as $$
  select 'credit_cards', r.id, to_jsonb(r) from public.credit_cards r where r.id = card_id
  union all select 'spending_caps', r.id, to_jsonb(r) from public.spending_caps r where r.credit_card_id = card_id
  union all select 'card_choices', r.id, to_jsonb(r) from public.card_choices r where r.credit_card_id = card_id
  union all select 'card_choice_options', r.id, to_jsonb(r) from public.card_choice_options r
    join public.card_choices parent on parent.id = r.card_choice_id where parent.credit_card_id = card_id
  union all select 'category_points', r.id, to_jsonb(r) from public.category_points r where r.credit_card_id = card_id
  union all select 'linked_rates', r.id, to_jsonb(r) from public.linked_rates r where r.credit_card_id = card_id
  union all select 'credit_card_benefits', r.id, to_jsonb(r) from public.credit_card_benefits r where r.credit_card_id = card_id
  union all select 'benefit_spending', r.id, to_jsonb(r) from public.benefit_spending r
    join public.credit_card_benefits parent on parent.id = r.credit_card_benefit_id where parent.credit_card_id = card_id
  union all select 'signup_bonuses', r.id, to_jsonb(r) from public.signup_bonuses r where r.credit_card_id = card_id
  union all select 'signup_bonus_tiers', r.id, to_jsonb(r) from public.signup_bonus_tiers r
    join public.signup_bonuses parent on parent.id = r.signup_bonus_id where parent.credit_card_id = card_id
  union all select 'signup_bonus_credits', r.id, to_jsonb(r) from public.signup_bonus_credits r
    join public.signup_bonuses parent on parent.id = r.signup_bonus_id where parent.credit_card_id = card_id
  union all select 'credit_card_rules', r.id, to_jsonb(r) from public.credit_card_rules r where r.credit_card_id = card_id
  union all select 'credit_card_requirements', r.id, to_jsonb(r) from public.credit_card_requirements r where r.credit_card_id = card_id
$$;

-- Columns of a reference table that a writer may set; the database sets the others.
create function private.list_fact_columns(table_name text) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(attname::text order by attnum) from pg_catalog.pg_attribute
  where attrelid = format('public.%I', table_name)::regclass and attnum > 0 and not attisdropped
    and attname not in ('id', 'created_at', 'updated_at', 'revision')
$$;

-- Column of a refusal: the one the database names, else the one its constraint is named after.
create function private.name_refused_column(table_name text, column_name text, constraint_name text) returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(column_name, ''), (
    select name from unnest(private.list_fact_columns(table_name)) name
    where starts_with(constraint_name, table_name || '_' || name)
    order by char_length(name) desc limit 1
  ))
$$;

-- Fields of a row with a value that the column cannot hold.
create function private.find_unreadable_field(table_name text, content jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  field record;
begin
  for field in select key, value from jsonb_each(content) loop
    begin
      execute format('select jsonb_populate_record(null::public.%I, $1)', table_name)
        using jsonb_build_object(field.key, field.value);
    exception when data_exception then
      return field.key;
    end;
  end loop;
  return null;
end
$$;

-- A new or changed fact needs a source that was checked since the change.
create function private.find_missing_source(present jsonb, wanted jsonb) returns text
language sql stable set search_path = '' as $$
  select case
    when present - '{source,source_url,verified_on,confidence}'::text[] = wanted - '{source,source_url,verified_on,confidence}'::text[] then null
    when coalesce(wanted ->> 'source_url', wanted ->> 'source', '') = '' then 'source_url'
    when wanted ->> 'verified_on' is null then 'verified_on'
    -- Allows a day, because the writer's date may differ from the database's.
    when present -> 'source_url' = wanted -> 'source_url' and present -> 'source' = wanted -> 'source'
      and present -> 'verified_on' = wanted -> 'verified_on'
      and (wanted ->> 'verified_on')::date < private.today() - 1 then 'verified_on'
  end
$$;

create function public.save_credit_card(card jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- Insert parents before the rows that refer to them.
  sections constant text[] := '{credit_cards,spending_caps,card_choices,card_choice_options,category_points,linked_rates,credit_card_benefits,benefit_spending,signup_bonuses,signup_bonus_tiers,signup_bonus_credits,credit_card_rules,credit_card_requirements}';
  -- Remove these last, after the rows that refer to them; remove the others first, to free their unique values for
  -- replacements.
  named_sections constant text[] := '{card_choices,spending_caps,signup_bonuses}';
  references_to constant jsonb := '{"credit_card_id": "credit_cards", "blocking_credit_card_id": "credit_cards", "spending_cap_id": "spending_caps", "card_choice_id": "card_choices", "credit_card_benefit_id": "credit_card_benefits", "signup_bonus_id": "signup_bonuses"}';
  given_card constant jsonb := card #> '{rows,credit_cards,0}';
  card_id bigint := (given_card ->> 'id')::bigint;
  new_ids jsonb := '{}';
  place_section text;
  place_index integer;
  columns text[];
  given record;
  removed record;
  present jsonb;
  wanted jsonb;
  problem text;
  new_id bigint;
  strays jsonb;
  refused_column text;
  refused_constraint text;
begin
  if jsonb_typeof(given_card) is distinct from 'object' or jsonb_array_length(card #> '{rows,credit_cards}') <> 1 then
    raise exception 'exactly one card is saved at a time' using errcode = 'invalid_parameter_value';
  end if;
  -- Lock the catalog: other changes of facts wait until this is done.
  update public.credit_cards set name = name where false;

  with rows_given as (
    select section, (content ->> 'id')::bigint as id, (content ->> 'revision')::bigint as revision
    from unnest(sections) section
    cross join lateral (
      select jsonb_array_elements(card #> array['rows', section])
      union all select jsonb_array_elements(card #> array['removed', section])
    ) entry (content)
    where (content ->> 'id')::bigint > 0
  ), rows_present as (
    select * from private.list_card_rows(card_id)
  )
  select jsonb_agg(jsonb_build_object('table', section, 'id', id, 'reason', case
      when rows_given.id is null then 'added' when rows_present.id is null then 'removed' else 'changed' end))
  into strays
  from rows_given full join rows_present using (section, id)
  where rows_given.revision is distinct from (rows_present.content ->> 'revision')::bigint;
  if strays is not null then
    return jsonb_build_object('kind', 'conflict', 'rows', strays);
  end if;

  begin
    for removed in
      select section, (entry ->> 'id')::bigint as id
      from unnest(sections) section, jsonb_array_elements(card #> array['removed', section]) entry
      where section <> all (named_sections) and section <> 'credit_cards'
    loop
      place_section := removed.section;
      execute format('delete from public.%I where id = $1', removed.section) using removed.id;
    end loop;

    for given in
      select section, position - 1 as index, content
      from unnest(sections) with ordinality ordered (section, rank),
        jsonb_array_elements(card #> array['rows', section]) with ordinality entry (content, position)
      order by rank, position
    loop
      place_section := given.section;
      place_index := given.index;
      columns := private.list_fact_columns(given.section);
      wanted := given.content - '{id,revision,created_at,updated_at}'::text[];
      select key into problem from jsonb_object_keys(wanted) key where key <> all (columns) limit 1;
      if problem is not null then
        raise sqlstate 'PC422' using detail = problem, hint = 'unknown_field';
      end if;
      if 'credit_card_id' = any (columns) then
        wanted := wanted || jsonb_build_object('credit_card_id', card_id);
      end if;
      -- New rows have negative ids, by which other rows may refer to them.
      for problem in select key from jsonb_object_keys(references_to) key where (wanted ->> key)::bigint < 0 loop
        if new_ids -> (wanted ->> problem) is null then
          raise sqlstate 'PC422' using detail = problem, hint = 'missing_row';
        end if;
        wanted := jsonb_set(wanted, array[problem], new_ids -> (wanted ->> problem));
      end loop;
      problem := case given.section when 'card_choice_options' then 'card_choice_id'
        when 'benefit_spending' then 'credit_card_benefit_id' when 'signup_bonus_tiers' then 'signup_bonus_id' when 'signup_bonus_credits' then 'signup_bonus_id' end;
      if problem is not null and not exists (
        select from private.list_card_rows(card_id) parent
        where parent.section = references_to ->> problem and parent.id = (wanted ->> problem)::bigint
      ) then
        raise sqlstate 'PC422' using detail = problem, hint = 'missing_row';
      end if;
      problem := private.find_unreadable_field(given.section, wanted);
      if problem is not null then
        raise sqlstate 'PC422' using detail = problem, hint = 'unreadable';
      end if;

      if (given.content ->> 'id')::bigint > 0 then
        select r.content into present from private.list_card_rows(card_id) r
        where r.section = given.section and r.id = (given.content ->> 'id')::bigint;
        execute format('select to_jsonb(jsonb_populate_record(null::public.%I, $1))', given.section)
          into wanted using present || wanted;
        continue when wanted = present;
        problem := private.find_missing_source(present, wanted);
        if problem is not null then
          raise sqlstate 'PC422' using detail = problem, hint = 'source_needed';
        end if;
        execute format(
          'update public.%1$I t set %2$s from jsonb_populate_record(null::public.%1$I, $1) w where t.id = w.id and t.revision = w.revision',
          given.section, (select string_agg(format('%1$I = w.%1$I', name), ', ') from unnest(columns) name))
          using wanted;
        if not found then
          raise sqlstate 'PC409' using detail = given.content ->> 'id';
        end if;
      else
        problem := private.find_missing_source(null, wanted);
        if problem is not null then
          raise sqlstate 'PC422' using detail = problem, hint = 'source_needed';
        end if;
        execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning id',
          given.section, (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(wanted) key))
          into new_id using wanted;
        new_ids := new_ids || jsonb_build_object(given.content ->> 'id', new_id);
        if given.section = 'credit_cards' then
          card_id := new_id;
        end if;
      end if;
    end loop;

    for removed in
      select section, (entry ->> 'id')::bigint as id
      from unnest(named_sections) section, jsonb_array_elements(card #> array['removed', section]) entry
    loop
      place_section := removed.section;
      place_index := null;
      execute format('delete from public.%I where id = $1', removed.section) using removed.id;
    end loop;
  exception
    when sqlstate 'PC409' then
      get stacked diagnostics problem = pg_exception_detail;
      return jsonb_build_object('kind', 'conflict', 'rows', jsonb_build_array(
        jsonb_build_object('table', place_section, 'id', problem::bigint, 'reason', 'changed')));
    when sqlstate 'PC422' then
      get stacked diagnostics refused_column = pg_exception_detail, problem = pg_exception_hint;
      return jsonb_build_object('kind', 'invalid', 'path', concat_ws('.', place_section, place_index, refused_column), 'reason', problem);
    when integrity_constraint_violation or data_exception then
      get stacked diagnostics refused_column = column_name, refused_constraint = constraint_name;
      return jsonb_build_object(
        'kind', 'invalid',
        'path', concat_ws('.', place_section, place_index, private.name_refused_column(place_section, refused_column, refused_constraint)),
        -- A row that is removed has no place in the card any more.
        'reason', case sqlstate
          when '23502' then 'missing' when '23503' then case when place_index is null then 'used' else 'reference' end when '23505' then 'duplicate' else 'refused' end,
        'constraint', refused_constraint);
  end;
  return jsonb_build_object('kind', 'saved', 'id', card_id, 'ids', new_ids);
end
$$;
comment on function public.save_credit_card(jsonb) is
  'rows and removed by table; each row with the revision it was read with, new ones with a negative id. Saves all or nothing.';

grant execute on function
  private.list_card_rows(bigint), private.list_fact_columns(text), private.name_refused_column(text, text, text),
  private.find_unreadable_field(text, jsonb), private.find_missing_source(jsonb, jsonb), public.save_credit_card(jsonb)
  to app_admin;
