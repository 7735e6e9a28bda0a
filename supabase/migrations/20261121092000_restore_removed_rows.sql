-- Takes back the removal of many rows, as the admin who asks: all of them, each with what went with it, or none.
create function public.restore_removed_rows(target text, ids bigint[]) returns jsonb
language plpgsql set search_path = '' set statement_timeout = '60s' as $$
declare
  removed record;
  answer jsonb;
  amount integer := 0;
begin
  begin
    for removed in
      select distinct on (c.record_id) c.id, c.operation
      from public.reference_changes c
      where c.table_name = target and c.record_id = any (ids)
      order by c.record_id, c.id desc
    loop
      if removed.operation <> 'DELETE' then
        continue;
      end if;
      answer := public.restore_reference_change(removed.id);
      if answer ->> 'kind' <> 'restored' then
        raise exception 'nothing of this is kept' using errcode = 'PF000';
      end if;
      amount := amount + (answer ->> 'rows')::integer;
    end loop;
  exception when sqlstate 'PF000' then
    return answer;
  end;
  return jsonb_build_object('kind', 'restored', 'table', target, 'id', ids[1], 'rows', amount);
end
$$;
comment on function public.restore_removed_rows(text, bigint[]) is 'Brings back removed rows of one reference table: all of them or none.';

revoke execute on function public.restore_removed_rows(text, bigint[]) from public;
grant execute on function public.restore_removed_rows(text, bigint[]) to app_admin;
