-- Cards that members describe themselves because the catalog does not have them. Their ids are above those of the
-- catalog's cards, so that every reference to a card, or to a credit of a card, stays one column.

-- Checks facts of an own card by the rules of the catalog's table: its types, its check constraints, its required columns.
-- Values are as the catalog would answer them, because the screens of a household read them: no number as a text, no day
-- in words, no name with hidden marks. All facts of a table are checked at once: one by one, 1,500 took seconds.
create function private.check_own_facts(table_name text, facts jsonb, loose text[]) returns void
language plpgsql stable set search_path = '' as $$
declare
  target constant regclass := format('public.%I', table_name);
  columns constant text[] := private.list_fact_columns(table_name);
  rules text;
  broken text;
begin
  select coalesce(
    (select 'row' from jsonb_array_elements(facts) fact where jsonb_typeof(fact) <> 'object' limit 1),
    (select key from jsonb_array_elements(facts) fact cross join lateral jsonb_object_keys(fact) key
      where key <> 'id' and key <> all (columns) and key <> all (loose) limit 1),
    (select attname::text from pg_catalog.pg_attribute cross join jsonb_array_elements(facts) fact
      where attrelid = target and attnotnull and attname::text = any (columns) and attname::text <> all (loose)
        and coalesce(fact -> attname::text, 'null') = 'null' limit 1)
  ) into broken;
  if broken is null then
    select string_agg(format('case when (%s) is false then %L end', pg_catalog.pg_get_expr(conbin, conrelid), conname), ', ')
    into rules from pg_catalog.pg_constraint where conrelid = target and contype = 'c';
    execute format($sql$
      select found.broken from jsonb_array_elements($1) element (given)
      cross join lateral jsonb_populate_record(null::%s, element.given) fact
      cross join lateral (select coalesce(%s, (
        select key from jsonb_each(element.given - $2)
        where key = 'name' and not private.is_visible_name(value #>> '{}')
          or case jsonb_typeof(value) when 'number' then jsonb_typeof(to_jsonb(fact) -> key) <> 'number' else to_jsonb(fact) -> key <> value end
        limit 1
      )) as broken) found
      where found.broken is not null limit 1
    $sql$, target, rules) into broken using facts, loose;
  end if;
  if broken is not null then
    raise exception 'an own card breaks a rule of %: %', table_name, broken using errcode = 'check_violation', constraint = 'own_cards_facts_check', table = 'own_cards', schema = 'public';
  end if;
end
$$;

-- A list of the document: not too long, each entry with its own small id.
create function private.is_own_list(facts jsonb, part text, most integer) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(facts -> part) = 'array' and jsonb_array_length(facts -> part) <= most
    and not exists (
      select from jsonb_array_elements(facts -> part) entry
      where jsonb_typeof(entry -> 'id') is distinct from 'number' or entry ->> 'id' !~ '^[1-9][0-9]{0,2}$'
    )
    and (select count(distinct entry ->> 'id') from jsonb_array_elements(facts -> part) entry) = jsonb_array_length(facts -> part)
$$;

create function private.is_own_card(facts jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select (private.is_object_within(facts, 32768)
    and jsonb_typeof(facts -> 'card') = 'object'
    and facts - '{issuer,points,card,spending_caps,card_choices,category_points,linked_rates,credit_card_benefits,signup_bonuses}'::text[] = '{}'
    and (facts -> 'issuer' = 'null' or jsonb_typeof(facts -> 'issuer') = 'string' and private.is_visible_name(facts ->> 'issuer') and char_length(facts ->> 'issuer') between 1 and 120)
    and (facts -> 'points' = 'null' or jsonb_typeof(facts -> 'points') = 'object' and private.is_visible_name(facts #>> '{points,name}')
      and char_length(facts #>> '{points,name}') between 1 and 120 and jsonb_typeof(facts #> '{points,value}') = 'number'
      and (facts #>> '{points,value}')::numeric between 0 and 1000)
    -- It earns points of ours or its own, never both; without an issuer of ours, it names one.
    and num_nonnulls(nullif(facts -> 'points', 'null'), nullif(facts #> '{card,point_system_id}', 'null')) = 1
    and num_nonnulls(nullif(facts -> 'issuer', 'null'), nullif(facts #> '{card,company_id}', 'null')) = 1
    and coalesce(facts #>> '{card,company_id}', '1') ~ '^[1-9][0-9]{0,14}$' and coalesce(facts #>> '{card,point_system_id}', '1') ~ '^[1-9][0-9]{0,14}$'
    and private.is_own_list(facts, 'spending_caps', 20) and private.is_own_list(facts, 'card_choices', 4)
    and private.is_own_list(facts, 'category_points', 100) and private.is_own_list(facts, 'linked_rates', 2)
    and private.is_own_list(facts, 'credit_card_benefits', 40) and private.is_own_list(facts, 'signup_bonuses', 1)
    -- More than any card that there is: the screens of a household work its value out.
    and jsonb_array_length(jsonb_path_query_array(facts, '$.card_choices[*].card_choice_options[*]')) <= 60
    -- Its rates name caps and choices of the card; a choice's slug is a key of an object in JavaScript,
    -- and other parts have one of their own number.
    and jsonb_path_query_array(facts, '$.*[*].spending_cap_id ? (@ != null)') <@ jsonb_path_query_array(facts, '$.spending_caps[*].id')
    and jsonb_path_query_array(facts, '$.*[*].card_choice_id ? (@ != null)') <@ jsonb_path_query_array(facts, '$.card_choices[*].id')
    and private.is_slug_list(jsonb_path_query_array(facts, '$.card_choices[*].slug ? (@ != null)'))
    and not exists (
      select from jsonb_path_query(facts, '$.card_choices[*].slug ? (@ != null)') slug group by slug having count(*) > 1 or slug #>> '{}' like 'own-%'
    )
  -- A check that is null would pass.
  ) is true
$$;

create table public.own_cards (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint own_cards_member_id_fkey references public.members (id) on delete cascade,
  credit_card_id bigint not null constraint own_cards_credit_card_id_check check (credit_card_id between 1000000000000 and 8999999999999),
  name text not null constraint own_cards_name_check check (char_length(name) between 1 and 120 and private.is_visible_name(name)),
  facts jsonb not null constraint own_cards_facts_check check (private.is_own_card(facts)),
  own_points_id bigint generated always as (case when facts -> 'points' <> 'null' then credit_card_id end) stored,
  constraint own_cards_member_id_credit_card_id_key unique (member_id, credit_card_id),
  constraint own_cards_member_id_own_points_id_key unique (member_id, own_points_id)
);
comment on column public.own_cards.credit_card_id is 'A number of the member''s own, by which their rows name the card as they name one of the catalog.';
comment on column public.own_cards.own_points_id is 'The same number where the card has points of its own, by which balances name them.';
comment on column public.own_cards.facts is 'The card and its parts in the shape of the catalog''s rows; the ids of the parts count from 1.';
select private.protect_member_table('public.own_cards', '{id, member_id, credit_card_id, name, facts}', '{name, facts}', 100);

-- The credits of own cards, so that a use refers to one that exists. Their ids are a thousand times the card's, plus their own.
create table private.own_card_benefits (
  member_id uuid not null,
  id bigint not null,
  credit_card_id bigint not null,
  constraint own_card_benefits_pkey primary key (member_id, id),
  constraint own_card_benefits_own_card_fkey foreign key (member_id, credit_card_id)
    references public.own_cards (member_id, credit_card_id) on delete cascade
);
create index own_card_benefits_member_id_credit_card_id_idx on private.own_card_benefits (member_id, credit_card_id);
alter table private.own_card_benefits enable row level security;

create function private.check_own_card() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  loose constant text[] := '{source,source_url,verified_on,confidence}';
  part text;
  entries jsonb;
begin
  -- Names alone need no second look, and the shape has its own check.
  if tg_op = 'UPDATE' and new.facts = old.facts or not private.is_own_card(new.facts) then
    return new;
  end if;
  perform private.check_own_facts('credit_cards', jsonb_build_array((new.facts -> 'card') || jsonb_build_object('name', new.name)),
    loose || '{slug,company_id,point_system_id,opened_to_new}');
  for part, entries in
    select name, new.facts -> name
    from unnest('{spending_caps,card_choices,category_points,linked_rates,credit_card_benefits,signup_bonuses}'::text[]) name
    where new.facts -> name <> '[]'
  loop
    perform private.check_own_facts(part, entries,
      loose || '{slug,credit_card_id,card_choice_options,benefit_spending,signup_bonus_tiers,signup_bonus_credits,is_current,is_as_high_as}');
  end loop;
  for part, entries in
    select list.part, jsonb_agg(coalesce(element.fact, 'null'))
    from (values ('card_choices', 'card_choice_options'), ('credit_card_benefits', 'benefit_spending'),
        ('signup_bonuses', 'signup_bonus_tiers'), ('signup_bonuses', 'signup_bonus_credits')) list (whole, part),
      jsonb_array_elements(new.facts -> list.whole) entry (fact)
      left join lateral jsonb_array_elements(case jsonb_typeof(entry.fact -> list.part) when 'array' then entry.fact -> list.part else '[null]' end)
        element (fact) on true
    where entry.fact -> list.part is distinct from '[]'
    group by list.part
  loop
    perform private.check_own_facts(part, entries, loose || '{card_choice_id,credit_card_benefit_id,signup_bonus_id}');
  end loop;
  -- As in src/domain/rewards/catalog/check-catalog.ts: the engine refuses a whole catalog for one card, a household's too.
  if exists (
    select from jsonb_to_recordset(new.facts -> 'linked_rates') one (id integer, sub_category_slugs text[], valid_during daterange,
      step_1_at_least_percent numeric, step_2_at_least_percent numeric, step_3_at_least_percent numeric, step_4_at_least_percent numeric)
    left join jsonb_to_recordset(new.facts -> 'linked_rates') other (id integer, sub_category_slugs text[], valid_during daterange)
      on other.id > one.id and other.sub_category_slugs && one.sub_category_slugs and other.valid_during && one.valid_during
    where other.id is not null or cardinality(one.sub_category_slugs) > (select count(distinct slug) from unnest(one.sub_category_slugs) slug)
      or coalesce(least(step_1_at_least_percent, step_2_at_least_percent, step_3_at_least_percent, step_4_at_least_percent), 0) = 0
  ) or exists (
    select from (
      select tier = lag(tier) over by_tier or spend_cents < lag(spend_cents) over by_tier as is_broken
      from jsonb_to_recordset(new.facts #> '{signup_bonuses,0,signup_bonus_tiers}') step (tier integer, spend_cents integer)
      window by_tier as (order by tier)
    ) steps where is_broken
  ) then
    raise exception 'an own card does not hold together' using errcode = 'check_violation', constraint = 'own_cards_facts_check', table = 'own_cards', schema = 'public';
  end if;
  return new;
end
$$;

create function private.keep_own_credits() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant bigint[] := array(
    select new.credit_card_id * 1000 + (entry ->> 'id')::bigint from jsonb_array_elements(new.facts -> 'credit_card_benefits') entry);
begin
  delete from private.own_card_benefits gone
  where gone.member_id = new.member_id and gone.credit_card_id = new.credit_card_id and gone.id <> all (wanted);
  insert into private.own_card_benefits (member_id, id, credit_card_id)
  select new.member_id, id, new.credit_card_id from unnest(wanted) id on conflict do nothing;
  return null;
end
$$;
create trigger check_own_card before insert or update on public.own_cards for each row execute function private.check_own_card();
create trigger keep_own_credits after insert or update on public.own_cards for each row execute function private.keep_own_credits();

-- Once the catalog has the card: the member's rows name it, with their dates and history, and the own card is gone. Credits
-- are matched by name; what was noted of one that the catalog does not have goes with it. Uses of the same credit on the same
-- card, from before a product change, are added up. Points of its own become those of the catalog's card, unless a balance of
-- these is kept already.
create function private.use_catalog_card(own uuid, own_revision bigint, card bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  mine public.own_cards;
  credit record;
  points_of_card bigint;
begin
  perform private.require_proved_factors();
  perform private.require_plain_query();
  select * into mine from public.own_cards o where o.id = own and o.member_id = member for update;
  if not found or not exists (select from public.credit_cards c where c.id = card) then
    return '{"kind": "missing"}';
  end if;
  if mine.revision is distinct from own_revision then
    return '{"kind": "stale"}';
  end if;
  for credit in
    select distinct on (theirs.id) theirs.id, mine.credit_card_id * 1000 + (entry ->> 'id')::bigint as own_id
    from jsonb_array_elements(mine.facts -> 'credit_card_benefits') entry
    join public.credit_card_benefits theirs on theirs.credit_card_id = card and lower(theirs.name) = lower(entry ->> 'name')
    order by theirs.id, own_id
  loop
    with taken as (
      update public.benefit_uses kept set used_cents = least(kept.used_cents + u.used_cents, 100000000000),
        used_count = least(kept.used_count::integer + u.used_count, 32767), notes = coalesce(kept.notes, u.notes)
      from public.benefit_uses u
      where kept.member_id = member and kept.credit_card_benefit_id = credit.id and u.member_id = member and u.own_benefit_id = credit.own_id
        and u.member_card_id = kept.member_card_id and u.period_starts_on = kept.period_starts_on
      returning u.id
    )
    delete from public.benefit_uses u using taken where u.id = taken.id and u.member_id = member;
    update public.benefit_uses u set credit_card_benefit_id = credit.id where u.member_id = member and u.own_benefit_id = credit.own_id;
    update public.purchases p set credit_card_benefit_id = credit.id where p.member_id = member and p.own_benefit_id = credit.own_id;
    update public.benefit_custom_values v set credit_card_benefit_id = credit.id
    where v.member_id = member and v.own_benefit_id = credit.own_id and not exists (
      select from public.benefit_custom_values present where present.member_id = member and present.credit_card_benefit_id = credit.id);
  end loop;
  update public.member_cards c set credit_card_id = card, changed_from_credit_card_id = nullif(c.changed_from_credit_card_id, card)
  where c.member_id = member and c.own_card_id = mine.credit_card_id;
  update public.member_cards c set changed_from_credit_card_id = nullif(card, c.credit_card_id)
  where c.member_id = member and c.changed_from_own_card_id = mine.credit_card_id;
  select system.id into points_of_card from public.credit_cards c join public.point_systems system on system.id = c.point_system_id
  where c.id = card and system.unit <> 'dollars';
  update public.point_balances b set point_system_id = points_of_card
  where b.member_id = member and b.own_points_id = mine.credit_card_id and points_of_card is not null and not exists (
    select from public.point_balances present where present.member_id = member and present.point_system_id = points_of_card
      and present.person_id is not distinct from b.person_id);
  delete from public.point_balances b where b.member_id = member and b.own_points_id = mine.credit_card_id;
  update public.wallet_cards c set credit_card_id = card where c.member_id = member and c.own_card_id = mine.credit_card_id;
  update public.planned_steps s set credit_card_id = card where s.member_id = member and s.own_card_id = mine.credit_card_id;
  delete from public.spending_category_custom_values v where v.member_id = member and v.own_card_id = mine.credit_card_id;
  delete from public.own_cards o where o.id = own;
  return '{"kind": "saved"}';
end
$$;

create function public.use_catalog_card(own uuid, own_revision bigint, card bigint) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  return private.use_catalog_card(own, own_revision, card);
end
$$;
comment on function public.use_catalog_card(uuid, bigint, bigint) is
  'Makes the caller''s rows of an own card those of the catalog''s card, and removes the own card, as long as it is the revision the caller knows.';
grant execute on function private.use_catalog_card(uuid, bigint, bigint), public.use_catalog_card(uuid, bigint, bigint), private.is_own_card(jsonb), private.is_own_list(jsonb, text, integer) to authenticated;
