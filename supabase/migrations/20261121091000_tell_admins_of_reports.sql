-- What members report, and what admins answer, reaches every open tab of an admin on a channel of its own.
create policy "admins receive reports" on realtime.messages
  for select to app_admin
  using (extension = 'broadcast' and (select realtime.topic()) = 'reports');

create function private.send_report_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  present jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform realtime.send(
    jsonb_build_object(
      'schema', 'public', 'table', tg_table_name, 'operation', tg_op, 'id', present -> 'id', 'revision', present -> 'revision',
      'record', case when tg_op <> 'DELETE' then present end
    ),
    'change', 'reports', true
  );
  return null;
end
$$;
revoke execute on function private.send_report_change() from public;
create trigger send_report_change after insert or update or delete on public.fact_reports
  for each row execute function private.send_report_change();
