-- Items that need an admin's attention, with their names.

-- Days for which a checked fact counts as checked; afterwards it is stale. src/domain/fact-age.ts shows the same numbers.
create function private.list_fact_limits() returns table (table_name text, days integer)
language sql immutable set search_path = '' as $$
  values ('signup_bonuses', 30), ('point_systems', 90), ('point_transfers', 90), ('rules', 90), ('valuations', 90),
    ('credit_card_benefits', 120), ('card_choices', 180), ('category_points', 180), ('credit_cards', 180), ('linked_rates', 180),
    ('spending_caps', 180), ('acceptance', 365), ('companies', 365), ('fee_refunds', 365), ('point_system_tiers', 365),
    ('product_changes', 365), ('requirements', 365), ('spending_costs', 365)
$$;

-- Facts that can become outdated, with the number of days for which a check is good.
create function private.list_facts() returns table (
  table_name text, record_id bigint, credit_card_id bigint, label text, verified_on date, confidence text, good_for_days integer
)
language sql stable set search_path = '' as $$
  with targets as (
    select r.id, coalesce(s.name, c.name) as name
    from public.category_points r
    left join public.categories c on c.id = r.category_id
    left join public.sub_categories s on s.id = r.sub_category_id
  ), facts (table_name, record_id, credit_card_id, label, verified_on, confidence) as (
  select 'credit_cards', r.id, r.id, r.name, r.verified_on, r.confidence from public.credit_cards r
  union all select 'category_points', r.id, card.id, format('%s: %s on %s', card.name, trim_scale(r.rate), targets.name), r.verified_on, r.confidence
    from public.category_points r join public.credit_cards card on card.id = r.credit_card_id join targets on targets.id = r.id
    where not upper(r.valid_during) <= (select private.today()) is true
  union all select 'spending_caps', r.id, card.id, format('%s: %s', card.name, r.name), r.verified_on, r.confidence
    from public.spending_caps r join public.credit_cards card on card.id = r.credit_card_id
  union all select 'card_choices', r.id, card.id, format('%s: %s', card.name, r.name), r.verified_on, r.confidence
    from public.card_choices r join public.credit_cards card on card.id = r.credit_card_id
  union all select 'linked_rates', r.id, card.id, format('%s: %s', card.name, r.slug), r.verified_on, r.confidence
    from public.linked_rates r join public.credit_cards card on card.id = r.credit_card_id
    where not upper(r.valid_during) <= (select private.today()) is true
  union all select 'credit_card_benefits', r.id, card.id, format('%s: %s', card.name, r.name), r.verified_on, r.confidence
    from public.credit_card_benefits r join public.credit_cards card on card.id = r.credit_card_id
  union all select 'signup_bonuses', r.id, card.id, format('%s: sign-up bonus', card.name), r.verified_on, r.confidence
    from public.signup_bonuses r join public.credit_cards card on card.id = r.credit_card_id
    where r.is_current and not r.ends_on < (select private.today()) is true
  union all select 'point_systems', r.id, null, r.name, r.verified_on, r.confidence from public.point_systems r
  union all select 'point_system_tiers', r.id, null, format('%s: %s', system.name, r.name), r.verified_on, r.confidence
    from public.point_system_tiers r join public.point_systems system on system.id = r.point_system_id
  union all select 'point_transfers', r.id, null, format('%s to %s', sender.name, receiver.name), r.verified_on, r.confidence
    from public.point_transfers r
    join public.point_systems sender on sender.id = r.from_point_system_id
    join public.point_systems receiver on receiver.id = r.to_point_system_id
  union all select 'rules', r.id, null, r.title, r.verified_on, r.confidence from public.rules r
  union all select 'companies', r.id, null, r.name, r.verified_on, r.confidence from public.companies r where r.kind <> 'credit_union'
  union all select 'requirements', r.id, null, r.name, r.verified_on, r.confidence from public.requirements r
  union all select 'product_changes', r.id, null, format('%s to %s', sender.name, receiver.name), r.verified_on, r.confidence
    from public.product_changes r
    join public.credit_cards sender on sender.id = r.from_credit_card_id
    join public.credit_cards receiver on receiver.id = r.to_credit_card_id
  union all select 'fee_refunds', r.id, null, format('%s: refund of the annual fee', company.name), r.verified_on, r.confidence
    from public.fee_refunds r join public.companies company on company.id = r.company_id
  union all select 'spending_costs', r.id, r.credit_card_id, concat_ws(': ', card.name, format('%s%% on %s', trim_scale(r.percent), coalesce(s.name, c.name))),
    r.verified_on, r.confidence
    from public.spending_costs r
    left join public.categories c on c.id = r.category_id
    left join public.sub_categories s on s.id = r.sub_category_id
    left join public.credit_cards card on card.id = r.credit_card_id
  union all select 'acceptance', r.id, null, format('%s at %s', r.network, s.name), r.verified_on, r.confidence
    from public.acceptance r join public.sub_categories s on s.id = r.sub_category_id
  union all select 'valuations', r.id, null, format('%s by %s', system.name, r.publisher), r.verified_on, r.confidence
    from public.valuations r join public.point_systems system on system.id = r.point_system_id
    where not exists (
      select from public.valuations newer where newer.point_system_id = r.point_system_id and newer.publisher = r.publisher
        and newer.published_on > r.published_on
    )
  )
  select facts.*, limits.days from facts join private.list_fact_limits() limits using (table_name)
$$;

-- Facts that contradict one another, or refer to something that does not exist.
create function private.list_broken_references() returns table (table_name text, record_id bigint, credit_card_id bigint, label text, detail text)
language sql stable set search_path = '' as $$
  select 'spending_presets', r.id, null::bigint, r.name, format('No sub-category is called “%s”.', named.slug)
    from public.spending_presets r cross join lateral jsonb_object_keys(r.amounts) named (slug)
    where not exists (select from public.sub_categories s where s.slug = named.slug)
  union all select list.table_name, list.id, list.card_id, list.name, format('No sub-category is called “%s”.', named.slug)
    from (
      select 'point_systems' as table_name, r.id, null::bigint as card_id, r.name, r.used_with as slugs from public.point_systems r
      union all select 'linked_rates', r.id, r.credit_card_id, r.slug, r.sub_category_slugs from public.linked_rates r
      union all select 'signup_bonus_credits', r.id, b.credit_card_id, r.name, r.sub_category_slugs
        from public.signup_bonus_credits r join public.signup_bonuses b on b.id = r.signup_bonus_id
    ) list cross join lateral unnest(list.slugs) named (slug)
    where not exists (select from public.sub_categories s where s.slug = named.slug)
  union all select 'tips', r.id, null, r.title, format('The link %s leads to a record that is not there.', r.link_path)
    from public.tips r
    cross join lateral (select (regexp_match(r.link_path, '^(?:/app)?/(credit-cards|point-systems|banks|partners|alliances|benefits|application-rules)/(\d{1,18})'))) link (parts)
    where parts is not null and not case parts[1]
      when 'credit-cards' then exists (select from public.credit_cards t where t.id = parts[2]::bigint)
      when 'point-systems' then exists (select from public.point_systems t where t.id = parts[2]::bigint)
      when 'alliances' then exists (select from public.alliances t where t.id = parts[2]::bigint)
      when 'benefits' then exists (select from public.benefits t where t.id = parts[2]::bigint)
      when 'application-rules' then exists (select from public.rules t where t.id = parts[2]::bigint)
      else exists (select from public.companies t where t.id = parts[2]::bigint) end
  union all select 'signup_bonuses', r.id, card.id, format('%s: sign-up bonus', card.name), 'The offer has no steps, so it is worth nothing.'
    from public.signup_bonuses r join public.credit_cards card on card.id = r.credit_card_id
    where r.is_current and r.first_year_earn_percent is null
      and not exists (select from public.signup_bonus_tiers t where t.signup_bonus_id = r.id)
  union all select 'card_choices', r.id, card.id, format('%s: %s', card.name, r.name), 'There is nothing to choose from.'
    from public.card_choices r join public.credit_cards card on card.id = r.credit_card_id
    where r.mode <> 'rotating' and not exists (select from public.card_choice_options o where o.card_choice_id = r.id)
  union all select 'card_choices', r.id, card.id, format('%s: %s', card.name, r.name), 'No dated earning rule says which categories count today.'
    from public.card_choices r join public.credit_cards card on card.id = r.credit_card_id
    where r.mode = 'rotating' and not exists (
      select from public.category_points p where p.card_choice_id = r.id and p.valid_during @> (select private.today()))
  union all select 'spending_caps', r.id, card.id, format('%s: %s', card.name, r.name), 'No earning rule and no choice uses this cap.'
    from public.spending_caps r join public.credit_cards card on card.id = r.credit_card_id
    where not exists (select from public.category_points p where p.spending_cap_id = r.id)
      and not exists (select from public.card_choices c where c.spending_cap_id = r.id)
  union all select 'credit_cards', r.id, r.id, r.name, format('It needs another card to transfer its points, but no card unlocks %s.', system.name)
    from public.credit_cards r join public.point_systems system on system.id = r.point_system_id
    where r.needs_unlock and not exists (
      select from public.credit_cards o where o.point_system_id = r.point_system_id and o.unlocks_transfers)
  union all select 'wallet_setups', r.id, null, r.name, 'The setup has no cards.'
    from public.wallet_setups r where not exists (select from public.wallet_setup_cards c where c.wallet_setup_id = r.id)
$$;

create function private.list_all_attention() returns table (
  kind text, table_name text, record_id bigint, credit_card_id bigint, label text, detail text, due_on date
)
language sql stable set search_path = '' as $$
  select 'stale', f.table_name, f.record_id, f.credit_card_id, f.label,
    case when f.verified_on is null then 'It was never checked.' end, f.verified_on + f.good_for_days
    from private.list_facts() f
    where f.verified_on is null or f.verified_on + f.good_for_days < (select private.today())
  union all select 'low_confidence', f.table_name, f.record_id, f.credit_card_id, f.label, null, f.verified_on
    from private.list_facts() f where f.confidence = 'low'
  union all select 'offer_ending', 'signup_bonuses', r.id, card.id, format('%s: sign-up bonus', card.name), null, r.ends_on
    from public.signup_bonuses r join public.credit_cards card on card.id = r.credit_card_id
    where r.is_current and r.ends_on between (select private.today()) and (select private.today()) + 14
  union all select 'offer_ending', 'point_transfers', r.id, null, format('%s to %s: +%s%%', sender.name, receiver.name, trim_scale(r.bonus_percent)), null,
    upper(r.bonus_during) - 1
    from public.point_transfers r
    join public.point_systems sender on sender.id = r.from_point_system_id
    join public.point_systems receiver on receiver.id = r.to_point_system_id
    where upper(r.bonus_during) - 1 between (select private.today()) and (select private.today()) + 14
  union all select 'offer_ended', 'signup_bonuses', r.id, card.id, format('%s: sign-up bonus', card.name), null, r.ends_on
    from public.signup_bonuses r join public.credit_cards card on card.id = r.credit_card_id
    where r.is_current and r.ends_on < (select private.today())
  union all select 'no_earning_rules', 'credit_cards', r.id, r.id, r.name, null, null
    from public.credit_cards r
    where r.discontinued_on is null
      and not exists (select from public.category_points p where p.credit_card_id = r.id)
      and not exists (select from public.card_choices c where c.credit_card_id = r.id)
  union all select 'broken_reference', b.table_name, b.record_id, b.credit_card_id, b.label, b.detail, null
    from private.list_broken_references() b
$$;

create function public.count_attention() returns table (kind text, amount bigint)
language sql stable set search_path = '' as $$
  select a.kind, count(*) from private.list_all_attention() a group by a.kind
  union all select 'report', count(*) from public.fact_reports r where r.status = 'open' having count(*) > 0
$$;

-- Sort by urgency: the soonest end, or the oldest check.
create function public.list_attention(wanted_kind text, most integer default 50, skipped integer default 0) returns table (
  kind text, table_name text, record_id bigint, credit_card_id bigint, label text, detail text, due_on date
)
language sql stable set search_path = '' as $$
  select a.* from private.list_all_attention() a
  where a.kind = wanted_kind
  order by a.due_on nulls last, a.label, a.table_name, a.record_id
  limit least(most, 500) offset skipped
$$;

-- Members who hold a card, for admins, who read no member's rows: rounded down to fives, as in the statistics.
create function private.count_holders(card_id bigint) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(distinct m.member_id) / 5 * 5 from public.member_cards m
  where m.credit_card_id = card_id and m.status = 'held' and (select private.is_admin())
$$;

-- Cards with facts that are due for a check: cards that two people report, or of which a file or the watch says otherwise,
-- come first, then by weight: how long their facts are overdue (in limits of their kind, at most ten each), times the
-- members who hold them; each well-known wallet with the card counts as five. The desk multiplies this by how much answers
-- change if a fact is wrong (src/domain/looking). An issuer's page shows all facts of its card, so a card is what one reading checks.
create function public.list_cards_to_check(most integer default 50) returns table (
  credit_card_id bigint, slug text, name text, facts bigint, due bigint, oldest date, holders bigint, reports bigint, cards bigint, is_first boolean,
  weight double precision
)
language sql stable set search_path = '' as $$
  with checked as (
    select f.*, case when f.verified_on is null then 10
      else least(10, greatest(0, ((select private.today()) - f.verified_on)::numeric / f.good_for_days - 1)) end as overdue
    from private.list_facts() f where f.credit_card_id is not null
  ), reported as (
    select f.credit_card_id, count(distinct coalesce(r.member_id::text, r.id::text)) as reports,
      bool_or(r.origin <> 'person') as is_disputed
    from public.fact_reports r join checked f on f.table_name = r.table_name and f.record_id = r.record_id
    where r.status = 'open' group by f.credit_card_id
  ), due_cards as (
    select f.credit_card_id, count(*) as facts, count(*) filter (where f.overdue > 0) as due, min(f.verified_on) as oldest,
      sum(f.overdue) as overdue, coalesce(max(reported.reports), 0) as reports, bool_or(reported.is_disputed) as is_disputed
    from checked f left join reported using (credit_card_id)
    group by f.credit_card_id having sum(f.overdue) > 0 or max(reported.reports) > 0
  )
  select card.id, card.slug, card.name, due.facts, due.due, due.oldest, held.holders, due.reports, count(*) over (), ranked.*
  from due_cards due join public.credit_cards card on card.id = due.credit_card_id
  cross join lateral (select private.count_holders(card.id) as holders) held
  cross join lateral (
    select due.reports >= 2 or coalesce(due.is_disputed, false) as is_first, ((due.overdue + due.reports)
      * (1 + held.holders + 5 * (select count(*) from public.wallet_setup_cards w where w.credit_card_id = card.id)))::double precision as weight
  ) ranked
  order by ranked.is_first desc, ranked.weight desc, card.id
  limit least(most, 500)
$$;

grant execute on function
  private.list_fact_limits(), private.count_holders(bigint), public.list_cards_to_check(integer), private.list_facts(), private.list_broken_references(), private.list_all_attention(), public.count_attention(),
  public.list_attention(text, integer, integer)
  to app_admin;
