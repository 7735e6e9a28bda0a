begin;
select plan(12);
select tests.create_user(number) from generate_series(1, 2) number;

select tests.act_as('authenticated', tests.member_id(1));
select is(public.count_member_mutation(100), 0, 'the first hundred are allowed');
select is(public.count_member_mutation(20), 0, 'up to 120 in a minute');
select ok(public.count_member_mutation(1) between 50 and 60, 'the next one waits until the first ones are a minute old');
select tests.act_as('authenticated', tests.member_id(2));
select is(public.count_member_mutation(120), 0, 'each member has a limit of their own');

select tests.act_as_owner();
select is(sum(amount), 120::bigint, 'a refused mutation does not count') from private.member_mutations where member_id = tests.member_id(1);
update private.member_mutations set counted_at = counted_at - interval '30 seconds' where member_id = tests.member_id(1);
select tests.act_as('authenticated', tests.member_id(1));
select ok(public.count_member_mutation(1) between 25 and 31, 'the wait grows shorter');
select tests.act_as_owner();
update private.member_mutations set counted_at = counted_at - interval '31 seconds' where member_id = tests.member_id(1);
select tests.act_as('authenticated', tests.member_id(1));
select is(public.count_member_mutation(20), 0, 'after a minute all is free again');
select tests.act_as_owner();
select is(count(*), 1::bigint, 'and old counts are gone') from private.member_mutations where member_id = tests.member_id(1);

select tests.act_as('authenticated', tests.member_id(1));
select throws_ok('select public.count_member_mutation(0)', '22023', null, 'nothing is no amount');
select throws_ok('select public.count_member_mutation(121)', '22023', null, 'more than a minute''s worth at once is refused');
select tests.act_as('authenticated', null);
select throws_ok('select public.count_member_mutation(1)', '42501', 'not signed in', 'a token without a subject counts for nobody');
select tests.act_as('anon');
select throws_ok('select public.count_member_mutation(1)', '42501', null, 'anon has no mutations');

select * from finish();
rollback;
