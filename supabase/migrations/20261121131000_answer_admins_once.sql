-- What admins add has no id before the database gives it one. So that a repeat after an answer that was lost adds nothing
-- twice, a request carries an id of its own, and one that was carried out is answered again instead of being repeated.
create table private.answered_requests (
  admin_id uuid not null,
  id uuid not null,
  answered_at timestamptz not null default now(),
  answer jsonb not null,
  primary key (admin_id, id)
);
alter table private.answered_requests enable row level security;
create index answered_requests_answered_at_idx on private.answered_requests (answered_at);

-- A repeat that overtakes its first try waits until that is done.
create function private.find_answer(request_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(request_id::text, 0));
  return (select answer from private.answered_requests r where r.admin_id = (select auth.uid()) and r.id = request_id);
end
$$;

create function private.keep_answer(request_id uuid, answer jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.answered_requests where answered_at < now() - interval '1 day';
  insert into private.answered_requests (admin_id, id, answer) values ((select auth.uid()), request_id, answer);
end
$$;

create function public.answer_once(request_id uuid, call text, arguments jsonb) returns jsonb
language plpgsql set search_path = '' set statement_timeout = '60s' as $$
declare
  answer jsonb := private.find_answer(request_id);
  target constant text := arguments ->> 'target';
  new_id bigint;
begin
  if answer is not null then
    return answer;
  end if;
  case call
    when 'add' then
      if not exists (
        select from pg_catalog.pg_class c join pg_catalog.pg_trigger t on t.tgrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relname = target and t.tgname = 'record_inserts'
      ) then
        raise exception '% is no reference data', target using errcode = 'invalid_parameter_value';
      end if;
      execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning id', target,
        (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(arguments -> 'values') key))
        into new_id using arguments -> 'values';
      answer := jsonb_build_object('kind', 'added', 'id', new_id);
    when 'apply' then
      answer := public.apply_reference_rows(
        target, array(select jsonb_array_elements_text(arguments -> 'columns')), arguments -> 'items');
    when 'save_card' then
      answer := public.save_credit_card(arguments -> 'card');
    else
      raise exception 'there is no call %', call using errcode = 'invalid_parameter_value';
  end case;
  -- What was refused may be sent again.
  if answer ->> 'kind' in ('added', 'applied', 'saved') then
    perform private.keep_answer(request_id, answer);
  end if;
  return answer;
end
$$;
comment on function public.answer_once(uuid, text, jsonb) is
  'Adds a row, applies rows or saves a card as an admin; a repeat under the same id within a day is given the same answer.';

revoke execute on function
  private.find_answer(uuid), private.keep_answer(uuid, jsonb), public.answer_once(uuid, text, jsonb) from public;
grant execute on function
  private.find_answer(uuid), private.keep_answer(uuid, jsonb), public.answer_once(uuid, text, jsonb) to app_admin;
