-- A fact that an admin adds or changes names where it comes from. Seeds and what the owner of the database does are checked
-- where they are made.
create function private.require_source() returns trigger
language plpgsql set search_path = '' as $$
declare
  provenance constant text[] := '{source,source_url,verified_on,confidence,revision,updated_at}';
begin
  if current_user <> 'app_admin' or num_nonnulls(nullif(btrim(new.source), ''), new.source_url) > 0 then
    return new;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - provenance = to_jsonb(old) - provenance and old.source is null and old.source_url is null then
    return new;
  end if;
  raise exception 'new row for relation "%" violates check constraint "%_source_needed"', tg_table_name, tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_source_needed', column = 'source',
      table = tg_table_name, schema = tg_table_schema;
end
$$;

do $$
declare
  target text;
begin
  foreach target in array '{benefits,card_choice_options,card_choices,category_points,credit_card_benefits,credit_card_rules,credit_cards,point_system_tiers,point_systems,point_transfers,rules,signup_bonus_tiers,signup_bonuses,spending_caps,valuations}'::text[] loop
    execute format('create trigger require_source before insert or update on public.%I
      for each row execute function private.require_source()', target);
  end loop;
end
$$;
