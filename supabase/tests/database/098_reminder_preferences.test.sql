-- Reminder preferences: their owner, and their limits.
begin;
select plan(13);
select tests.create_user(number) from generate_series(1, 2) number;
select tests.act_as('authenticated', tests.member_id(1));
insert into public.reminder_preferences default values;
select results_eq(
  $$ select mail_rhythm, cardinality(mail_kinds), cardinality(push_kinds), lead_days, quiet_from, quiet_to, most_a_day, tells_amounts, offers_from_cents from public.reminder_preferences $$,
  $$ values ('off', 11, 11, 7::smallint, 21::smallint, 8::smallint, 5::smallint, false, 500) $$, 'no mail and no amounts, unless a member wants them'
);
select throws_ok('insert into public.reminder_preferences default values', '23505', null, 'a member has them once');
select throws_ok(format('update public.reminder_preferences set %s', change), '23514', null, format('nobody sets %s', change))
from unnest(array[
  $$ mail_rhythm = 'hourly' $$, $$ mail_kinds = '{gossip}' $$, $$ push_kinds = '{annual-fee,null}' $$,
  $$ push_kinds = array_fill('annual-fee'::text, array[12]) $$, $$ time_zone = 'a zone' $$, 'lead_days = 61', 'offers_from_cents = -1', 'quiet_to = 24', 'most_a_day = 0'
]) change;

select tests.act_as('authenticated', tests.member_id(2));
select is_empty('select id from public.reminder_preferences', 'nobody sees those of another');
select throws_ok(
  format('insert into public.reminder_preferences (member_id) values (%L)', tests.member_id(1)), '42501', null, 'nor sets them'
);

select * from finish();
rollback;
