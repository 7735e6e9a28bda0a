-- History of reference data. Any former version of a row can be restored; a removed row comes back with its id, and a
-- removed card with all its parts.

-- History of a card with all its parts, including removed ones; latest change first.
create function public.list_card_changes(card_id bigint, most integer default 100) returns setof public.reference_changes
language sql stable set search_path = '' as $$
  with own as (
    select c.* from public.reference_changes c
    where (c.table_name = 'credit_cards' and c.record_id = card_id)
      or (c.table_name in ('spending_caps', 'card_choices', 'category_points', 'linked_rates', 'credit_card_benefits', 'signup_bonuses', 'credit_card_rules', 'credit_card_requirements')
        and (coalesce(c.after, c.before) ->> 'credit_card_id')::bigint = card_id)
  )
  select * from own
  union all
  select c.* from public.reference_changes c
  where (c.table_name = 'card_choice_options' and (coalesce(c.after, c.before) ->> 'card_choice_id')::bigint in (
      select id from public.card_choices where credit_card_id = card_id
      union select record_id from own where table_name = 'card_choices'))
    or (c.table_name = 'benefit_spending' and (coalesce(c.after, c.before) ->> 'credit_card_benefit_id')::bigint in (
      select id from public.credit_card_benefits where credit_card_id = card_id
      union select record_id from own where table_name = 'credit_card_benefits'))
    or (c.table_name in ('signup_bonus_tiers', 'signup_bonus_credits') and (coalesce(c.after, c.before) ->> 'signup_bonus_id')::bigint in (
      select id from public.signup_bonuses where credit_card_id = card_id
      union select record_id from own where table_name = 'signup_bonuses'))
  order by id desc
  limit least(most, 500)
$$;

-- Restores a removed row. Only the owner may write an id, hence security definer; it covers the tables with a
-- history.
create function private.bring_back_record(table_name text, content jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  columns text;
begin
  if not private.is_admin() then
    raise exception 'no admin' using errcode = 'insufficient_privilege';
  end if;
  if not exists (
    select from pg_catalog.pg_trigger where tgrelid = format('public.%I', table_name)::regclass and tgname = 'record_inserts'
  ) then
    raise exception '% keeps no history', table_name using errcode = 'invalid_parameter_value';
  end if;
  select string_agg(quote_ident(name), ', ') into columns
  from unnest('id'::text || private.list_fact_columns(table_name)) name where content ? name;
  execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', table_name, columns)
    using content;
end
$$;

create function public.restore_reference_change(change_id bigint, wanted_state text default 'before', expected_revision bigint default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- Parts that are removed with a row, each with the column that refers to it.
  parts constant jsonb := '[["credit_cards", "spending_caps", "credit_card_id"], ["credit_cards", "card_choices", "credit_card_id"],
    ["card_choices", "card_choice_options", "card_choice_id"], ["credit_cards", "category_points", "credit_card_id"],
    ["credit_cards", "credit_card_benefits", "credit_card_id"], ["credit_cards", "signup_bonuses", "credit_card_id"],
    ["signup_bonuses", "signup_bonus_tiers", "signup_bonus_id"],
    ["signup_bonuses", "signup_bonus_credits", "signup_bonus_id"], ["credit_cards", "linked_rates", "credit_card_id"], ["credit_cards", "credit_card_rules", "credit_card_id"],
    ["wallet_setups", "wallet_setup_cards", "wallet_setup_id"], ["point_systems", "point_system_tiers", "point_system_id"],
    ["point_systems", "valuations", "point_system_id"], ["rules", "credit_card_rules", "rule_id"],
    ["credit_card_benefits", "benefit_spending", "credit_card_benefit_id"], ["credit_cards", "credit_card_requirements", "credit_card_id"],
    ["credit_cards", "credit_card_rules", "blocking_credit_card_id"],
    ["credit_cards", "product_changes", "from_credit_card_id"], ["credit_cards", "product_changes", "to_credit_card_id"],
    ["credit_cards", "spending_costs", "credit_card_id"], ["credit_cards", "point_transfers", "credit_card_id"]]';
  change public.reference_changes;
  part record;
  lost record;
  place text;
  content jsonb;
  present jsonb;
  restored jsonb := '{}';
  refused_column text;
  refused_constraint text;
begin
  if wanted_state not in ('before', 'after') then
    raise exception 'the wanted state is before or after' using errcode = 'invalid_parameter_value';
  end if;
  -- Lock the catalog: other changes of facts wait until this is done.
  update public.credit_cards set name = name where false;
  select * into change from public.reference_changes c where c.id = change_id;
  content := case wanted_state when 'before' then change.before else change.after end;
  if content is null then
    return '{"kind": "nothing"}';
  end if;
  place := change.table_name;
  begin
    execute format('select to_jsonb(t) from public.%I t where id = $1', change.table_name) into present using change.record_id;
    if present is not null then
      if present -> 'revision' is distinct from to_jsonb(coalesce(expected_revision, (present ->> 'revision')::bigint)) then
        return '{"kind": "conflict"}';
      end if;
      execute format('update public.%1$I t set %2$s from jsonb_populate_record(null::public.%1$I, $1) w where t.id = $2',
        change.table_name,
        (select string_agg(format('%1$I = w.%1$I', name), ', ')
         from unnest(private.list_fact_columns(change.table_name)) name where content ? name))
        using content, change.record_id;
      return jsonb_build_object('kind', 'restored', 'table', change.table_name, 'id', change.record_id, 'rows', 1);
    end if;

    perform private.bring_back_record(change.table_name, content);
    restored := jsonb_build_object(change.table_name, jsonb_build_array(change.record_id));
    if change.operation = 'DELETE' then
      for part in
        select entry ->> 0 as parent, entry ->> 1 as table_name, entry ->> 2 as named_by
        from jsonb_array_elements(parts) with ordinality list (entry, rank) order by rank
      loop
        place := part.table_name;
        -- Rows removed by the same statement have the same time and person.
        for lost in
          select c.record_id, c.before from public.reference_changes c
          where c.table_name = part.table_name and c.operation = 'DELETE'
            and c.changed_at = change.changed_at and c.changed_by is not distinct from change.changed_by
            and restored -> part.parent @> (c.before -> part.named_by)
            and not coalesce(restored -> part.table_name @> to_jsonb(c.record_id), false)
            -- A row that names another removed card is restored with the last of them.
            and not exists (
              select from jsonb_each_text(c.before) named
              where named.key like '%credit_card_id' and named.value is not null
                and not exists (select from public.credit_cards k where k.id = named.value::bigint))
          order by c.record_id
        loop
          perform private.bring_back_record(part.table_name, lost.before);
          restored := jsonb_set(restored, array[part.table_name],
            coalesce(restored -> part.table_name, '[]') || to_jsonb(lost.record_id));
        end loop;
      end loop;
    end if;
  exception when integrity_constraint_violation or data_exception then
    get stacked diagnostics refused_column = column_name, refused_constraint = constraint_name;
    return jsonb_build_object('kind', 'invalid', 'table', place,
      'field', private.name_refused_column(place, refused_column, refused_constraint),
      'reason', case sqlstate when '23503' then 'reference' when '23505' then 'duplicate' else 'refused' end);
  end;
  return jsonb_build_object('kind', 'restored', 'table', change.table_name, 'id', change.record_id,
    'rows', (select sum(jsonb_array_length(ids)) from jsonb_each(restored) entry (name, ids)));
end
$$;
comment on function public.restore_reference_change(bigint, text, bigint) is
  'Makes a row what it was before (or after) a change; expected_revision is that of the present row.';

-- Undoes the removal of many rows, as the calling admin: all of them, each with its parts, or none.
create function public.restore_removed_rows(target text, ids bigint[]) returns jsonb
language plpgsql set search_path = '' set statement_timeout = '60s' as $$
declare
  removed record;
  answer jsonb;
  amount integer := 0;
begin
  begin
    for removed in
      select distinct on (c.record_id) c.id, c.operation
      from public.reference_changes c
      where c.table_name = target and c.record_id = any (ids)
      order by c.record_id, c.id desc
    loop
      if removed.operation <> 'DELETE' then
        continue;
      end if;
      answer := public.restore_reference_change(removed.id);
      if answer ->> 'kind' <> 'restored' then
        raise exception 'nothing of this is kept' using errcode = 'PF000';
      end if;
      amount := amount + (answer ->> 'rows')::integer;
    end loop;
  exception when sqlstate 'PF000' then
    return answer;
  end;
  return jsonb_build_object('kind', 'restored', 'table', target, 'id', ids[1], 'rows', amount);
end
$$;
comment on function public.restore_removed_rows(text, bigint[]) is 'Brings back removed rows of one reference table: all of them or none.';

grant execute on function
  public.list_card_changes(bigint, integer), private.bring_back_record(text, jsonb),
  public.restore_reference_change(bigint, text, bigint), public.restore_removed_rows(text, bigint[])
  to app_admin;
