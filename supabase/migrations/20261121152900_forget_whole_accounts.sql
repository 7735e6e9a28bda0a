-- Answers that are kept for an admin, and reports in the short-lived log of messages, went on naming an account that was
-- deleted. They go with it.
create or replace function private.delete_current_user() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  if member is null then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;

  perform set_config('pointfolio.deleting_member', 'on', true);
  perform private.remove_member_files(member);
  update public.reference_changes set changed_by = null where changed_by = member;
  delete from private.member_mutations where member_id = member;
  delete from private.answered_requests where admin_id = member;
  delete from auth.users where id = member;
  -- What the auth server keeps about an account without a foreign key to it.
  if has_table_privilege('auth.flow_state', 'delete') then
    delete from auth.flow_state where user_id = member;
  end if;
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries where payload ->> 'actor_id' = member::text;
  end if;
  -- Where the owner may, the short-lived log of messages to this member, and to admins about them, goes at once instead of
  -- by expiry.
  if has_table_privilege('realtime.messages', 'delete') then
    delete from realtime.messages
    where topic = 'member:' || member or topic = 'reports' and payload #>> '{record,member_id}' = member::text;
  end if;
  perform set_config('pointfolio.deleting_member', '', true);
end
$$;

-- The names of procedures that failed come from callers. A day has room for more than there are; what is beyond is counted
-- together, so that nobody can fill the table with names, or the page of figures that shows them.
create or replace function private.count_failure(failure_kind text, failure_place text, failure_code text) returns void
language plpgsql set search_path = '' as $$
declare
  most_in_day constant integer := 200;
begin
  update private.daily_failures f set amount = f.amount + 1
  where f.day = current_date and f.kind = failure_kind and f.place = failure_place and f.code = failure_code;
  if not found then
    insert into private.daily_failures as f (kind, place, code)
    values (
      failure_kind,
      case when (select count(*) from private.daily_failures f where f.day = current_date) < most_in_day then failure_place else 'other' end,
      failure_code
    )
    on conflict (day, kind, place, code) do update set amount = f.amount + 1;
  end if;
end
$$;

-- As before, but what is to be added is checked before a statement is made of it.
create or replace function public.answer_once(request_id uuid, call text, arguments jsonb) returns jsonb
language plpgsql set search_path = '' set statement_timeout = '60s' as $$
declare
  answer jsonb;
  target constant text := arguments ->> 'target';
  new_id bigint;
begin
  if request_id is null then
    raise exception 'a request has an id' using errcode = 'invalid_parameter_value';
  end if;
  answer := private.find_answer(request_id);
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
      if jsonb_typeof(arguments -> 'values') is distinct from 'object' or arguments -> 'values' = '{}' then
        raise exception 'no values to add' using errcode = 'invalid_parameter_value';
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
