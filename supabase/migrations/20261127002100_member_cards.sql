-- A member's cards, with the details the member tracks.

-- A physical card: the same product may be held twice.
create table public.member_cards (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint member_cards_member_id_fkey references public.members (id) on delete cascade,
  person_id uuid,
  credit_card_id bigint not null,
  catalog_card_id bigint generated always as (case when credit_card_id < 1000000000000 then credit_card_id end) stored
    constraint member_cards_credit_card_id_fkey references public.credit_cards (id) on delete restrict,
  own_card_id bigint generated always as (case when credit_card_id >= 1000000000000 then credit_card_id end) stored,
  nickname text constraint member_cards_nickname_check check (char_length(nickname) between 1 and 80)
    constraint member_cards_nickname_visible_check check (private.is_visible_name(nickname)),
  status text not null default 'held' constraint member_cards_status_check
    check (status in ('held', 'closed', 'wish_list', 'rejected', 'authorized_user')),
  applied_on date constraint member_cards_applied_on_check check (private.is_calendar_day(applied_on)),
  approved_on date constraint member_cards_approved_on_check check (private.is_calendar_day(approved_on)),
  opened_on date constraint member_cards_opened_on_check check (private.is_calendar_day(opened_on)),
  closed_on date constraint member_cards_closed_on_day_check check (private.is_calendar_day(closed_on)),
  changed_from_credit_card_id bigint,
  changed_from_catalog_card_id bigint generated always as (case when changed_from_credit_card_id < 1000000000000 then changed_from_credit_card_id end) stored
    constraint member_cards_changed_from_credit_card_id_fkey references public.credit_cards (id) on delete restrict,
  changed_from_own_card_id bigint generated always as (case when changed_from_credit_card_id >= 1000000000000 then changed_from_credit_card_id end) stored,
  product_changed_on date constraint member_cards_product_changed_on_check check (private.is_calendar_day(product_changed_on)),
  fee_month smallint constraint member_cards_fee_month_check check (fee_month between 1 and 12),
  fee_day smallint constraint member_cards_fee_day_check check (fee_day between 1 and 31),
  annual_fee_cents integer constraint member_cards_annual_fee_cents_check check (annual_fee_cents >= 0),
  statement_day smallint constraint member_cards_statement_day_check check (statement_day between 1 and 31),
  due_day smallint constraint member_cards_due_day_check check (due_day between 1 and 31),
  autopay text constraint member_cards_autopay_check check (autopay in ('statement', 'minimum', 'none')),
  bonus_posted_on date constraint member_cards_bonus_posted_on_check check (private.is_calendar_day(bonus_posted_on)),
  choices jsonb not null default '{}' constraint member_cards_choices_check
    check (private.is_slug_list_by_key(choices) and octet_length(choices::text) <= 16384),
  notes text constraint member_cards_notes_check check (private.is_note(notes, 4000)),
  position integer not null default 0,
  constraint member_cards_id_member_id_key unique (id, member_id),
  constraint member_cards_own_card_id_fkey foreign key (member_id, own_card_id)
    references public.own_cards (member_id, credit_card_id) deferrable,
  constraint member_cards_changed_from_own_card_id_fkey foreign key (member_id, changed_from_own_card_id)
    references public.own_cards (member_id, credit_card_id) deferrable,
  -- Issuers' rules depend on the owner of a card, so a person with rows cannot be deleted. An import writes both in
  -- one transaction, so the check is deferred to its end.
  constraint member_cards_person_id_fkey foreign key (person_id, member_id)
    references public.people (id, member_id) deferrable,
  constraint member_cards_changed_from_distinct_check check (changed_from_credit_card_id <> credit_card_id),
  constraint member_cards_closed_on_check check (closed_on is null or status = 'closed'),
  constraint member_cards_opened_closed_check check (closed_on >= opened_on),
  constraint member_cards_fee_day_month_check check (fee_day is null or fee_month is not null)
);
comment on column public.member_cards.credit_card_id is 'A card of the catalog, or one of the member''s own cards.';
comment on column public.member_cards.person_id is 'Whose card it is; null: the member''s own.';
comment on column public.member_cards.status is 'rejected: applied for in vain. authorized_user: a card of somebody else, with the member''s name on it.';
comment on column public.member_cards.changed_from_credit_card_id is 'The product that the account was before: a product change opens no new account.';
comment on column public.member_cards.choices is 'Slugs of chosen options by the slug of the card''s choice; for a rotating one, the quarters that the member has activated, such as 2026-q4.';
comment on column public.member_cards.statement_day is 'Day of the month on which a statement closes; a shorter month''s last.';
comment on column public.member_cards.due_day is 'Day of the month on which a payment is due; a shorter month''s last.';
comment on column public.member_cards.autopay is 'How much of a statement is paid by itself; null: unknown.';
comment on column public.member_cards.annual_fee_cents is 'Where the member pays another fee than the product''s.';
create index member_cards_member_id_position_idx on public.member_cards (member_id, position);
create index member_cards_person_id_idx on public.member_cards (person_id, member_id);
create index member_cards_credit_card_id_status_member_id_idx on public.member_cards (credit_card_id, status, member_id);
create index member_cards_catalog_card_id_idx on public.member_cards (catalog_card_id, member_id);
create index member_cards_own_card_id_idx on public.member_cards (member_id, own_card_id);
create index member_cards_changed_from_catalog_card_id_idx on public.member_cards (changed_from_catalog_card_id, member_id);
create index member_cards_changed_from_own_card_id_idx on public.member_cards (member_id, changed_from_own_card_id);
select private.protect_member_table('public.member_cards',
  '{id, member_id, person_id, credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on, changed_from_credit_card_id, product_changed_on, fee_month, fee_day, annual_fee_cents, statement_day, due_day, autopay, bonus_posted_on, choices, notes, position}',
  '{person_id, credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on, changed_from_credit_card_id, product_changed_on, fee_month, fee_day, annual_fee_cents, statement_day, due_day, autopay, bonus_posted_on, choices, notes, position}',
  200);

-- A card that leaves the catalog is no card's former product any more: a generated column cannot be set to null by its key.
create function private.forget_former_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.member_cards set changed_from_credit_card_id = null where changed_from_catalog_card_id = old.id;
  return old;
end
$$;
create trigger forget_former_product before delete on public.credit_cards for each row execute function private.forget_former_product();

create table public.bonus_trackers (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint bonus_trackers_member_id_fkey references public.members (id) on delete cascade,
  member_card_id uuid not null,
  signup_bonus_id bigint constraint bonus_trackers_signup_bonus_id_fkey references public.signup_bonuses (id) on delete set null,
  required_spend_cents bigint not null constraint bonus_trackers_required_spend_cents_check check (required_spend_cents between 0 and 100000000000),
  spent_cents bigint not null default 0 constraint bonus_trackers_spent_cents_check check (spent_cents between 0 and 100000000000),
  starts_on date constraint bonus_trackers_starts_on_check check (private.is_calendar_day(starts_on)),
  deadline_on date constraint bonus_trackers_deadline_on_check check (private.is_calendar_day(deadline_on)),
  points integer constraint bonus_trackers_points_check check (points >= 0),
  cash_cents integer constraint bonus_trackers_cash_cents_check check (cash_cents >= 0),
  posted_on date constraint bonus_trackers_posted_on_check check (private.is_calendar_day(posted_on)),
  notes text constraint bonus_trackers_notes_check check (private.is_note(notes, 4000)),
  constraint bonus_trackers_member_card_id_fkey foreign key (member_card_id, member_id)
    references public.member_cards (id, member_id) on delete cascade,
  constraint bonus_trackers_dates_check check (deadline_on >= starts_on)
);
create index bonus_trackers_member_id_deadline_on_idx on public.bonus_trackers (member_id, deadline_on);
create index bonus_trackers_member_card_id_idx on public.bonus_trackers (member_card_id, member_id);
create index bonus_trackers_signup_bonus_id_idx on public.bonus_trackers (signup_bonus_id, member_id);
select private.protect_member_table('public.bonus_trackers',
  '{id, member_id, member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on, deadline_on, points, cash_cents, posted_on, notes}',
  '{member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on, deadline_on, points, cash_cents, posted_on, notes}',
  200);

-- Amount of a benefit used in the period that starts on a date.
create table public.benefit_uses (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint benefit_uses_member_id_fkey references public.members (id) on delete cascade,
  member_card_id uuid not null,
  credit_card_benefit_id bigint not null,
  catalog_benefit_id bigint generated always as (case when credit_card_benefit_id < 1000000000000000 then credit_card_benefit_id end) stored
    constraint benefit_uses_credit_card_benefit_id_fkey references public.credit_card_benefits (id) on delete restrict,
  own_benefit_id bigint generated always as (case when credit_card_benefit_id >= 1000000000000000 then credit_card_benefit_id end) stored,
  period_starts_on date not null constraint benefit_uses_period_starts_on_check check (private.is_calendar_day(period_starts_on)),
  used_cents bigint not null default 0 constraint benefit_uses_used_cents_check check (used_cents between 0 and 100000000000),
  used_count smallint not null default 0 constraint benefit_uses_used_count_check check (used_count >= 0),
  notes text constraint benefit_uses_notes_check check (private.is_note(notes, 1000)),
  constraint benefit_uses_own_benefit_id_fkey foreign key (member_id, own_benefit_id)
    references private.own_card_benefits (member_id, id) on delete cascade,
  constraint benefit_uses_member_card_id_fkey foreign key (member_card_id, member_id)
    references public.member_cards (id, member_id) on delete cascade,
  constraint benefit_uses_card_benefit_period_key unique (member_card_id, member_id, credit_card_benefit_id, period_starts_on)
);
create index benefit_uses_member_id_period_starts_on_idx on public.benefit_uses (member_id, period_starts_on);
create index benefit_uses_catalog_benefit_id_idx on public.benefit_uses (catalog_benefit_id, member_id);
create index benefit_uses_own_benefit_id_idx on public.benefit_uses (member_id, own_benefit_id);
select private.protect_member_table('public.benefit_uses',
  '{id, member_id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count, notes}',
  '{used_cents, used_count, notes}', 5000);

create table public.point_balances (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint point_balances_member_id_fkey references public.members (id) on delete cascade,
  person_id uuid,
  point_system_id bigint not null,
  catalog_system_id bigint generated always as (case when point_system_id < 1000000000000 then point_system_id end) stored
    constraint point_balances_point_system_id_fkey references public.point_systems (id) on delete restrict,
  own_points_id bigint generated always as (case when point_system_id >= 1000000000000 then point_system_id end) stored,
  points bigint not null constraint point_balances_points_check check (points between 0 and 1000000000000),
  counted_on date constraint point_balances_counted_on_check check (private.is_calendar_day(counted_on)),
  expires_on date constraint point_balances_expires_on_check check (private.is_calendar_day(expires_on)),
  constraint point_balances_own_points_id_fkey foreign key (member_id, own_points_id)
    references public.own_cards (member_id, own_points_id) deferrable,
  constraint point_balances_person_id_fkey foreign key (person_id, member_id)
    references public.people (id, member_id) deferrable,
  constraint point_balances_member_id_person_id_point_system_id_key
    unique nulls not distinct (member_id, person_id, point_system_id)
);
comment on column public.point_balances.point_system_id is 'Points of the catalog, or those of an own card by its number.';
comment on column public.point_balances.person_id is 'Whose points they are; null: the member''s own.';
create index point_balances_person_id_idx on public.point_balances (person_id, member_id);
create index point_balances_catalog_system_id_idx on public.point_balances (catalog_system_id, member_id);
create index point_balances_own_points_id_idx on public.point_balances (member_id, own_points_id);
select private.protect_member_table('public.point_balances',
  '{id, member_id, person_id, point_system_id, points, counted_on, expires_on}', '{points, counted_on, expires_on}', 200);

-- Removes a card with its bonus trackers and benefit uses, and unlinks it in wallets. Returns the removed rows, so
-- that a removal can be fully undone.
create function public.remove_member_card(card uuid, card_revision bigint) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present_revision bigint;
  removed jsonb;
begin
  perform private.count_member_write();
  select revision into present_revision from public.member_cards where id = card for update;
  if not found then
    return '{"kind": "missing"}';
  end if;
  if present_revision is distinct from card_revision then
    return '{"kind": "stale"}';
  end if;
  removed := jsonb_build_object(
    'member_cards', (select jsonb_agg(to_jsonb(gone)) from public.member_cards gone where gone.id = card),
    'bonus_trackers', (select coalesce(jsonb_agg(to_jsonb(gone)), '[]') from public.bonus_trackers gone where gone.member_card_id = card),
    'benefit_uses', (select coalesce(jsonb_agg(to_jsonb(gone)), '[]') from public.benefit_uses gone where gone.member_card_id = card),
    'purchases', (select coalesce(jsonb_agg(to_jsonb(gone)), '[]') from public.purchases gone where gone.member_card_id = card),
    'planned_steps', (select coalesce(jsonb_agg(to_jsonb(gone)), '[]') from public.planned_steps gone where gone.member_card_id = card),
    'card_offers', (select coalesce(jsonb_agg(to_jsonb(gone)), '[]') from public.card_offers gone where gone.member_card_id = card),
    'wallet_card_ids', (select coalesce(jsonb_agg(gone.id), '[]') from public.wallet_cards gone where gone.member_card_id = card)
  );
  delete from public.member_cards where id = card;
  return jsonb_build_object('kind', 'removed', 'removed', removed);
end
$$;
comment on function public.remove_member_card(uuid, bigint) is
  'Removes a card of the caller with all that belongs to it, as long as it is the revision the caller knows. `removed` is what restore_member_card takes.';

-- Inserts rows of the caller, and returns the id of the first. A household sees ids, so another member may have taken
-- one meanwhile: that row comes back with a new id. Their revisions continue after those they were removed at.
create function private.put_back_rows(target regclass, records jsonb, columns text) returns uuid
language plpgsql set search_path = '' as $$
declare
  -- The caller says what they were: near the end of bigint, no later change could count on, not even an admin's, whose
  -- removal of a fact takes the row's link to it.
  most_revision constant bigint := 1000000000;
  back uuid;
begin
  if (select count(distinct record ->> 'id') from jsonb_array_elements(records) record) <> jsonb_array_length(records) then
    raise exception 'rows of % without an id of their own', target using errcode = 'invalid_parameter_value';
  end if;
  perform set_config('pointfolio.first_revision', coalesce((
    select (least(greatest(max((record ->> 'revision')::bigint), 0), most_revision) + 1)::text from jsonb_array_elements(records) record
  ), ''), true);
  execute format($sql$
    with given as (
      select * from jsonb_populate_recordset(null::%1$s, $1)
    ), kept as (
      insert into %1$s (id, %2$s) select id, %2$s from given on conflict (id) do nothing returning id
    ), moved as (
      insert into %1$s (id, %2$s) select gen_random_uuid(), %2$s from given where id not in (select id from kept) returning id
    )
    select id from kept union all select id from moved limit 1
  $sql$, target, columns) using records into back;
  perform set_config('pointfolio.first_revision', '', true);
  return back;
end
$$;

-- The caller's own rows only: member_id is the caller's by default, and row-level security refuses any other.
-- A repeat whose first answer was lost finds the card, and answers the same.
create function public.restore_member_card(removed json) returns jsonb
language plpgsql set search_path = '' as $$
declare
  removed jsonb := private.parse_values(restore_member_card.removed, 300000);
  card uuid;
  belongings jsonb;
  saved jsonb;
begin
  perform private.require_short_numbers(removed);
  card := removed #>> '{member_cards,0,id}';
  perform private.require_list(removed -> part, part)
  from unnest('{member_cards,bonus_trackers,benefit_uses,wallet_card_ids}'::text[]) part;
  if card is null or jsonb_array_length(removed -> 'member_cards') <> 1 then
    raise exception 'exactly one card is put back at a time' using errcode = 'invalid_parameter_value';
  end if;

  select to_jsonb(present) into saved from public.member_cards present where present.id = card;
  if found then
    return saved;
  end if;

  card := private.put_back_rows('public.member_cards', removed -> 'member_cards',
    'credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on, fee_month, fee_day, annual_fee_cents, statement_day, due_day, autopay, bonus_posted_on, choices, notes, position, changed_from_credit_card_id, product_changed_on, person_id');
  -- A tab of before the log names no purchases, one of before the steps no steps, and one of before the offers no offers.
  select jsonb_object_agg(part, (select coalesce(jsonb_agg(record || jsonb_build_object('member_card_id', card)), '[]') from jsonb_array_elements(removed -> part) record))
  into belongings from unnest('{bonus_trackers,benefit_uses,purchases,planned_steps,card_offers}'::text[]) part;
  perform private.put_back_rows('public.bonus_trackers', belongings -> 'bonus_trackers',
    'member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on, deadline_on, points, cash_cents, posted_on, notes');
  perform private.put_back_rows('public.benefit_uses', belongings -> 'benefit_uses',
    'member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count, notes');
  perform private.put_back_rows('public.purchases', belongings -> 'purchases',
    'member_card_id, amount_cents, made_on, sub_category_id, credit_card_benefit_id, merchant, notes, import_key');
  perform private.put_back_rows('public.planned_steps', belongings -> 'planned_steps',
    'member_card_id, person_id, action, credit_card_id, becomes_credit_card_id, planned_on');
  perform private.put_back_rows('public.card_offers', belongings -> 'card_offers',
    'member_card_id, shop, gives, back_percent, back_rate, back_cents, back_points, min_spend_cents, adds_up, times, ends_on, is_added, used_times, used_on, spent_cents, notes');

  -- A place meanwhile given to another card stays with it.
  update public.wallet_cards set member_card_id = card
  where id in (select jsonb_array_elements_text(removed -> 'wallet_card_ids')::uuid) and member_card_id is null;

  select to_jsonb(back) into saved from public.member_cards back where back.id = card;
  return saved;
end
$$;
comment on function public.restore_member_card(json) is
  'Puts back what remove_member_card has removed: all of it, or nothing.';

grant execute on function
  public.remove_member_card(uuid, bigint), public.restore_member_card(json),
  private.put_back_rows(regclass, jsonb, text)
  to authenticated;
