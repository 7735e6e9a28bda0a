-- Steps of a plan that a member has saved, for reminders anywhere. The plan itself is stored nowhere: the device
-- calculates it again on every change.
create table public.planned_steps (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint planned_steps_member_id_fkey references public.members (id) on delete cascade,
  person_id uuid,
  action text not null constraint planned_steps_action_check check (action in ('apply', 'move', 'close', 'change')),
  credit_card_id bigint not null,
  catalog_card_id bigint generated always as (case when credit_card_id < 1000000000000 then credit_card_id end) stored
    constraint planned_steps_credit_card_id_fkey references public.credit_cards (id) on delete restrict,
  own_card_id bigint generated always as (case when credit_card_id >= 1000000000000 then credit_card_id end) stored,
  member_card_id uuid,
  becomes_credit_card_id bigint constraint planned_steps_becomes_credit_card_id_fkey references public.credit_cards (id) on delete restrict,
  planned_on date not null constraint planned_steps_planned_on_check check (private.is_calendar_day(planned_on)),
  constraint planned_steps_own_card_id_fkey foreign key (member_id, own_card_id)
    references public.own_cards (member_id, credit_card_id) deferrable,
  constraint planned_steps_person_id_fkey foreign key (person_id, member_id)
    references public.people (id, member_id) on delete cascade,
  constraint planned_steps_member_card_id_fkey foreign key (member_card_id, member_id)
    references public.member_cards (id, member_id) on delete cascade,
  constraint planned_steps_apply_check check (action <> 'apply' or member_card_id is null),
  constraint planned_steps_change_check check ((action = 'change') = (becomes_credit_card_id is not null))
);
comment on column public.planned_steps.person_id is 'Whose plan it is of; null: the member''s own.';
comment on column public.planned_steps.credit_card_id is 'The card to apply for, to close, to change, or whose points to move, as it was when the plan was kept.';
comment on column public.planned_steps.member_card_id is 'The account to close or change, or whose points to move; null where the plan opens it first.';
comment on column public.planned_steps.becomes_credit_card_id is 'What a product change makes of it.';
create index planned_steps_member_id_planned_on_idx on public.planned_steps (member_id, planned_on);
create index planned_steps_person_id_idx on public.planned_steps (person_id, member_id);
create index planned_steps_member_card_id_idx on public.planned_steps (member_card_id, member_id);
create index planned_steps_catalog_card_id_idx on public.planned_steps (catalog_card_id, member_id);
create index planned_steps_own_card_id_idx on public.planned_steps (member_id, own_card_id);
create index planned_steps_becomes_credit_card_id_idx on public.planned_steps (becomes_credit_card_id, member_id);
select private.protect_member_table('public.planned_steps',
  '{id, member_id, person_id, action, credit_card_id, member_card_id, becomes_credit_card_id, planned_on}', '{planned_on}', 300);

-- Saves a whole plan: its steps replace those of the same person. An empty list removes them.
create function public.keep_plan(steps jsonb, person uuid default null) returns setof public.planned_steps
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  perform private.require_list(steps, 'steps');
  delete from public.planned_steps kept
  where kept.member_id = (select auth.uid()) and kept.person_id is not distinct from person;
  perform private.put_back_rows('public.planned_steps',
    (select coalesce(jsonb_agg(step - 'revision' || jsonb_build_object('person_id', person)), '[]') from jsonb_array_elements(steps) step),
    'person_id, action, credit_card_id, member_card_id, becomes_credit_card_id, planned_on');
  return query
  select * from public.planned_steps kept
  where kept.member_id = (select auth.uid()) and kept.person_id is not distinct from person
  order by kept.planned_on, kept.id;
end
$$;
comment on function public.keep_plan(jsonb, uuid) is
  'Keeps these steps of a plan instead of those that the caller kept before for the same person, and answers with them.';
grant execute on function public.keep_plan(jsonb, uuid) to authenticated;
