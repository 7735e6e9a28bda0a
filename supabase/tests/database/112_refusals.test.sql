-- Errors of functions that read more than their caller: the DETAIL of a failed constraint shows the whole row, also to
-- callers who may not read it.
begin;
select plan(5);
select tests.create_user(number) from generate_series(1, 3) number;
insert into auth.sessions (id, user_id) select tests.member_id(800 + number), tests.member_id(number) from generate_series(1, 3) number;
create temporary table invitation (token text);
grant all on invitation to public;
select tests.act_as('authenticated', tests.member_id(1));
insert into invitation select public.invite_to_household('Ann');

-- Calls every function of the caller with odd values, one argument at a time, and returns the refusals that name an id
-- which is neither the caller's nor in the call, then the number of refusals.
create function pg_temp.list_telling_refusals(own uuid[]) returns setof text language plpgsql as $$
declare
  -- The first of each type is a good one.
  odd constant jsonb := jsonb_build_object(
    'text', array['Bea', null, '', e'\n', repeat('a', 200), 'UTC', 'cards', 'benefits', 'https://fcm.googleapis.com/a'],
    'uuid', array[tests.member_id(1), null, tests.member_id(999)], 'jsonb', array['[]', null, '{}', 'null', '[null]', '[{}]', '[[]]', '1'],
    'boolean', array[true, null, false], 'integer', array[1, null, -1], 'bigint', array[1, null, -1],
    'text[]', array['{}', null, '{null}'], 'uuid[]', array['{}', null, '{null}']);
  candidate record;
  call text;
  refusal text;
  detail text;
  hint text;
  refused integer := 0;
begin
  for candidate in
    select f.proname, place, choice, (
      select string_agg(format('%s::%s', coalesce(quote_literal(case
          when name = 'token' and type = 'text' and not (number = place and choice > 0) then (select token from pg_temp.invitation)
          else odd -> type ->> case number when place then choice else 0 end
        end), 'null'), type), ', ' order by number)
      from unnest(f.proargtypes, f.proargnames[:f.pronargs]) with ordinality argument (type_id, name, number)
      cross join lateral format_type(type_id, null) type
    ) as arguments
    from pg_proc f
    cross join lateral generate_series(1, greatest(f.pronargs, 1)) place
    cross join lateral generate_series(0, case when f.pronargs = 0 then 0
      else jsonb_array_length(odd -> format_type((f.proargtypes::oid[])[place - 1], null)) - 1 end) choice
    where f.pronamespace = 'public'::regnamespace and has_function_privilege(f.oid, 'execute')
      and not (current_user = 'app_admin' and has_function_privilege('authenticated', f.oid, 'execute'))
  loop
    call := format('public.%I(%s)', candidate.proname, candidate.arguments);
    begin
      execute 'select ' || call;
      raise exception using errcode = 'PF000';
    exception
      when sqlstate 'PF000' then null;
      when others then
        get stacked diagnostics refusal = message_text, detail = pg_exception_detail, hint = pg_exception_hint;
        refused := refused + 1;
        refusal := concat_ws(' ', refusal, detail, hint);
        if exists (
          select from regexp_matches(refusal, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found (id)
          where id[1]::uuid <> all (own) and strpos(call, id[1]) = 0
        ) then
          return next call || ': ' || refusal;
        end if;
    end;
  end loop;
  return next 'refused: ' || (refused > 50);
end
$$;
grant execute on function pg_temp.list_telling_refusals(uuid[]) to public;

select tests.act_as('anon');
select results_eq($$ select pg_temp.list_telling_refusals('{}') $$, '{refused: true}'::text[], 'a visitor learns no id from a refusal');
select tests.act_as('authenticated', tests.member_id(number), tests.member_id(800 + number)), results_eq(
  $$ select pg_temp.list_telling_refusals(array[(select auth.uid()), ((select auth.jwt()) ->> 'session_id')::uuid]) $$, '{refused: true}'::text[],
  'nor does a member ' || case number when 1 then 'of a household' else 'who is in none, and might join' end
) from generate_series(1, 2) number;
select tests.act_as('app_admin', tests.member_id(3), tests.member_id(803));
select results_eq(
  $$ select pg_temp.list_telling_refusals(array[(select auth.uid()), ((select auth.jwt()) ->> 'session_id')::uuid]) $$, '{refused: true}'::text[], 'nor an admin'
);
select tests.act_as_owner();
select is((select count(*) from private.household_members), 1::bigint, 'and nothing of it was kept');

select * from finish();
rollback;
