-- Import of a member's export: everything or nothing, in one transaction, as the member.

-- Makes the caller's rows of a table equal to the given ones, by id. A row the caller already has is updated if it
-- differs, so that its revision continues; an unused id is kept; an id that belongs to another member is replaced.
-- Returns the replaced ids, old to new. `fixed` are columns that cannot be changed in place.
create function private.replace_member_rows(target regclass, fixed text[], loose text[], records jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  fixed_columns constant text := (select string_agg(format('%I', name), ', ') from unnest(fixed) name);
  loose_columns constant text := (select string_agg(format('%I', name), ', ') from unnest(loose) name);
  present_fixed constant text := (select string_agg(format('present.%I', name), ', ') from unnest(fixed) name);
  wanted_fixed constant text := (select string_agg(format('wanted.%I', name), ', ') from unnest(fixed) name);
  -- Members may not name the documents of whiteboards.
  present_loose constant text := (
    select string_agg(case name when 'document' then 'private.read_document(present.id)' else format('present.%I', name) end, ', ')
    from unnest(loose) name);
  wanted_loose constant text := (select string_agg(format('wanted.%I', name), ', ') from unnest(loose) name);
  all_columns constant text := concat_ws(', ', fixed_columns, loose_columns);
  all_wanted constant text := concat_ws(', ', wanted_fixed, wanted_loose);
  member constant uuid := (select auth.uid());
  renamed jsonb;
begin
  if jsonb_typeof(records) is distinct from 'array' then
    raise exception 'no rows of % in the export', target using errcode = 'invalid_parameter_value';
  end if;
  if records = '[]' then
    execute format('delete from %s where member_id = $1', target) using member;
    return '{}';
  end if;
  if (select count(distinct (record ->> 'id')::uuid) from jsonb_array_elements(records) record) <> jsonb_array_length(records) then
    raise exception 'rows of % without an id of their own', target using errcode = 'invalid_parameter_value';
  end if;

  execute format($sql$
    delete from %1$s present
    where present.member_id = $2 and not exists (
      select from jsonb_populate_recordset(null::%1$s, $1) wanted where wanted.id = present.id %2$s
    )
  $sql$, target, case when wanted_fixed is null then '' else format('and (%s) is not distinct from (%s)',
    'row(' || present_fixed || ')', 'row(' || wanted_fixed || ')') end)
  using records, member;

  execute format($sql$
    update %1$s present set (%2$s) = row(%3$s)
    from jsonb_populate_recordset(null::%1$s, $1) wanted
    where present.id = wanted.id and present.member_id = $2 and row(%4$s) is distinct from row(%3$s)
  $sql$, target, loose_columns, wanted_loose, present_loose)
  using records, member;

  execute format($sql$
    with wanted as (
      select wanted.* from jsonb_populate_recordset(null::%1$s, $1) wanted
      where not exists (select from %1$s present where present.id = wanted.id and present.member_id = $2)
    ), kept as (
      insert into %1$s (id, member_id, %2$s) select wanted.id, $2, %3$s from wanted
      on conflict (id) do nothing
      returning id
    ), renamed as materialized (
      select wanted.id as old_id, gen_random_uuid() as new_id from wanted where wanted.id not in (select id from kept)
    ), added as (
      insert into %1$s (id, member_id, %2$s)
      select renamed.new_id, $2, %3$s from wanted join renamed on renamed.old_id = wanted.id
    )
    select coalesce(jsonb_object_agg(old_id, new_id), '{}') from renamed
  $sql$, target, all_columns, all_wanted)
  using records, member into renamed;
  return renamed;
end
$$;

-- Ids are random and long, so that an old one occurs only on purpose. Each string is searched once, however many ids
-- there are. Each takes some 300 bytes until the end; the export of a full account has half as many as there may be.
create function private.rename_ids(content jsonb, renamed jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  id constant text := '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
  most constant integer := 500000;
begin
  if content is null or renamed = '{}' then
    return content;
  end if;
  if octet_length(content::text) - octet_length(replace(content::text, '"', '')) > 2 * most then
    raise exception 'more than % texts', most using errcode = 'program_limit_exceeded';
  end if;
  return (
    select array_to_string(array_agg(case
      when octet_length(piece) < 36 then piece
      when renamed ? piece then renamed ->> piece
      when octet_length(piece) = 36 or piece !~ id then piece
      -- An id within a longer string.
      else (
        select string_agg(concat(between_ids.piece, coalesce(renamed ->> found.ids[1], found.ids[1])), '' order by between_ids.place)
        from regexp_split_to_table(pieces.piece, id) with ordinality between_ids (piece, place)
        left join regexp_matches(pieces.piece, id, 'g') with ordinality found (ids, place) using (place)
      )
    end order by place), '"')::jsonb
    from unnest(string_to_array(content::text, '"')) with ordinality pieces (piece, place)
  );
end
$$;

create function public.import_member_data(content json) returns void
language plpgsql set search_path = '' as $$
declare
  content jsonb := private.parse_values(import_member_data.content, 2000000);
  member constant uuid := (select auth.uid());
  known constant text[] := '{members,people,member_cards,annual_spending_profiles,wallets,wallet_cards,bonus_trackers,benefit_uses,purchases,point_balances,point_system_custom_values,benefit_custom_values,spending_category_custom_values,whiteboards,reminder_preferences,planned_steps,shop_corrections,card_offers,own_cards,redemptions,own_reminders}';
  -- Fields that older exports do not have.
  added_since constant jsonb := '{"requirements_held": [], "has_business": false, "credit_level": null, "shows_expected_quarters": true, "payment_costs": {}, "used_programs": {}}';
  strange text;
  -- Old ids to new ones.
  renamed jsonb;
  boards jsonb;
begin
  if member is null then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;
  -- Boards are megabytes: each is looked through by itself.
  boards := content -> 'whiteboards';
  content := content - 'whiteboards';
  if pg_column_size(content) > 16777216 then
    raise exception 'the export is too large' using errcode = 'program_limit_exceeded';
  end if;
  perform private.require_short_numbers(content);
  perform private.require_short_numbers(board)
  from jsonb_array_elements(case jsonb_typeof(boards) when 'array' then boards else '[]' end) board;
  select key into strange from jsonb_object_keys(content) key where key <> all (known) limit 1;
  if strange is not null then
    raise exception 'unknown part % of an export', left(strange, 40) using errcode = 'invalid_parameter_value';
  end if;

  renamed := private.replace_member_rows('public.annual_spending_profiles', null,
    '{name,amounts,position}', content -> 'annual_spending_profiles');
  -- Their cards and points are imported after them.
  set constraints public.member_cards_person_id_fkey, public.point_balances_person_id_fkey deferred;
  -- The rows that refer to the present own cards are replaced after them; an older tab sends none.
  set constraints public.member_cards_own_card_id_fkey, public.member_cards_changed_from_own_card_id_fkey,
    public.point_balances_own_points_id_fkey, public.wallet_cards_own_card_id_fkey, public.planned_steps_own_card_id_fkey deferred;
  if content ? 'own_cards' then
    perform private.replace_member_rows('public.own_cards', '{credit_card_id}', '{name,facts}', content -> 'own_cards');
  end if;
  if content ? 'people' then
    renamed := renamed || private.replace_member_rows('public.people', null, '{name,kind,position}', content -> 'people');
  end if;
  renamed := renamed || private.replace_member_rows('public.member_cards', null,
    '{credit_card_id,nickname,status,applied_on,approved_on,opened_on,closed_on,fee_month,fee_day,annual_fee_cents,statement_day,due_day,autopay,bonus_posted_on,choices,notes,position,changed_from_credit_card_id,product_changed_on,person_id}',
    private.rename_ids(content -> 'member_cards', renamed));
  renamed := renamed || private.replace_member_rows('public.wallets', null, '{name,notes,position}', content -> 'wallets');
  content := private.rename_ids(content, renamed);
  -- Only elements that show a record contain an id.
  if renamed <> '{}' and jsonb_typeof(boards) = 'array' then
    select coalesce(jsonb_agg(case
      when jsonb_path_exists(board, '$.document.elements[*] ? (exists (@.customData) || @.link != null)', '{}', true)
        then private.rename_ids(board, renamed)
      else board
    end order by place), '[]') into boards
    from jsonb_array_elements(boards) with ordinality list (board, place);
  end if;
  perform private.replace_member_rows('public.wallet_cards', null,
    '{wallet_id,credit_card_id,member_card_id,position}', content -> 'wallet_cards');
  -- An offer that was removed since leaves its tracker, as where it is removed under one.
  content := content || (
    select coalesce(jsonb_object_agg('bonus_trackers', trackers), '{}') from (
      select jsonb_agg(case when offer.id is null then tracker || '{"signup_bonus_id": null}' else tracker end order by place) as trackers
      from jsonb_array_elements(case jsonb_typeof(content -> 'bonus_trackers') when 'array' then content -> 'bonus_trackers' else '[]' end)
        with ordinality list (tracker, place)
      left join public.signup_bonuses offer on offer.id = (tracker ->> 'signup_bonus_id')::bigint
    ) kept where trackers is not null
  );
  perform private.replace_member_rows('public.bonus_trackers', null,
    '{member_card_id,signup_bonus_id,required_spend_cents,spent_cents,starts_on,deadline_on,points,cash_cents,posted_on,notes}',
    content -> 'bonus_trackers');
  perform private.replace_member_rows('public.benefit_uses', '{member_card_id,credit_card_benefit_id,period_starts_on}',
    '{used_cents,used_count,notes}', content -> 'benefit_uses');
  -- An older tab sends no purchases; keep those stored.
  if content ? 'purchases' then
    perform private.replace_member_rows('public.purchases', '{import_key}',
      '{member_card_id,amount_cents,made_on,sub_category_id,credit_card_benefit_id,merchant,notes}', content -> 'purchases');
  end if;
  perform private.replace_member_rows('public.point_balances', '{person_id,point_system_id}',
    '{points,counted_on,expires_on}', content -> 'point_balances');
  perform private.replace_member_rows('public.point_system_custom_values', '{point_system_id}',
    '{travel_value,cash_value,gift_card_value,status_level_value}', content -> 'point_system_custom_values');
  perform private.replace_member_rows('public.benefit_custom_values', '{credit_card_benefit_id}',
    '{value,is_high_value,is_points_value}', content -> 'benefit_custom_values');
  perform private.replace_member_rows('public.spending_category_custom_values', null,
    '{credit_card_id,category_id,sub_category_id,rate,valid_during}', content -> 'spending_category_custom_values');
  perform private.replace_member_rows('public.whiteboards', null, '{name,document}', boards);
  -- An older tab sends no reminder preferences; keep those stored.
  if content ? 'reminder_preferences' then
    perform private.replace_member_rows('public.reminder_preferences', null,
      '{time_zone,mail_rhythm,mail_kinds,push_kinds,lead_days,quiet_from,quiet_to,most_a_day,tells_amounts,offers_from_cents}', content -> 'reminder_preferences');
  end if;
  -- An older tab sends no steps; keep those stored.
  if content ? 'planned_steps' then
    perform private.replace_member_rows('public.planned_steps', '{person_id,action,credit_card_id,member_card_id,becomes_credit_card_id}',
      '{planned_on}', content -> 'planned_steps');
  end if;
  -- An older tab sends no corrections; keep those stored.
  if content ? 'shop_corrections' then
    perform private.replace_member_rows('public.shop_corrections', '{shop}', '{sub_category_id}', content -> 'shop_corrections');
  end if;
  -- An older tab sends no offers; keep those stored.
  if content ? 'card_offers' then
    perform private.replace_member_rows('public.card_offers', null,
      '{member_card_id,shop,gives,back_percent,back_rate,back_cents,back_points,min_spend_cents,adds_up,times,ends_on,is_added,used_times,used_on,spent_cents,notes}',
      content -> 'card_offers');
  end if;
  -- An older tab sends no redemptions; keep those stored.
  if content ? 'redemptions' then
    perform private.replace_member_rows('public.redemptions', '{point_system_id}', '{points,cash_cents,taxes_cents,redeemed_on}', content -> 'redemptions');
  end if;
  -- Nor does it send own reminders.
  if content ? 'own_reminders' then
    perform private.replace_member_rows('public.own_reminders', null, '{title,due_on,repeats,is_mailed}', content -> 'own_reminders');
  end if;

  update public.members set
    name = wanted.name,
    category_priority = wanted.category_priority,
    bonus_filters = wanted.bonus_filters,
    best_card_filters = wanted.best_card_filters,
    selectable_categories = wanted.selectable_categories,
    redemption_preference = wanted.redemption_preference,
    point_system_tiers = wanted.point_system_tiers,
    new_user_wizard = wanted.new_user_wizard,
    requirements_held = wanted.requirements_held,
    has_business = wanted.has_business,
    credit_level = wanted.credit_level,
    shows_expected_quarters = wanted.shows_expected_quarters,
    payment_costs = wanted.payment_costs,
    used_programs = wanted.used_programs,
    selected_annual_spending_profile_id = wanted.selected_annual_spending_profile_id
  from jsonb_populate_record(null::public.members, added_since || (content -> 'members')) wanted
  where members.id = member;
  if not found then
    raise exception 'no such member' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function public.import_member_data(json) is
  'Makes everything of the caller what an export holds, or changes nothing. Rows by table; members is one object.';

grant execute on function
  private.replace_member_rows(regclass, text[], text[], jsonb), private.rename_ids(jsonb, jsonb),
  public.import_member_data(json)
  to authenticated;
