-- As before; the reports that messages tell of are found by their key, where all that members ever reported were read.
create or replace function private.admin_changes_since(channel text, since_number bigint, since_seconds integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most_bytes constant bigint := 4000000;
  answer jsonb;
begin
  if (since_number is null) = (since_seconds is null) or since_number < 0 or since_seconds < 0 then
    raise exception 'give either a number or a number of seconds' using errcode = 'invalid_parameter_value';
  end if;

  with state as (
    select c.number, c.changed_at from private.admin_channels c where c.topic = channel
  ), start as (
    select case
      when since_number is not null then since_number
      when state.changed_at < now() - make_interval(secs => since_seconds) then state.number
      -- The last one before that moment, or none where the log holds the first of all.
      else (select coalesce(
              max(m.number) filter (where m.sent_at < now() - make_interval(secs => since_seconds)),
              0 * min(m.number) filter (where m.number = 1))
            from private.admin_messages m where m.topic = channel)
    end as number
    from state
  ), missed as (
    select m.* from private.admin_messages m, start where m.topic = channel and m.number > start.number
  ), told as (
    select
      m.number, m.event, m.sent_at,
      case
        when channel <> 'reports' then m.payload
        when r.id is null then m.payload || '{"operation": "DELETE", "record": null}'
        else m.payload || jsonb_build_object('revision', r.revision, 'record', to_jsonb(r))
      end as payload
    from missed m
    left join public.fact_reports r on channel = 'reports' and r.id = (m.payload ->> 'id')::uuid
  )
  select case
    when start.number is null or start.number > state.number
      or (select count(*) from missed) <> state.number - start.number
      or (select sum(octet_length(payload::text)) from told) > most_bytes
    then jsonb_build_object('kind', 'too_old', 'revision', state.number)
    else jsonb_build_object('kind', 'changes', 'revision', state.number, 'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', event,
        'payload', payload,
        'age_seconds', greatest(0, ceil(extract(epoch from now() - sent_at)))
      ) order by told.number), '[]') from told
    ))
  end into answer
  from state, start;
  if answer is null then
    raise exception 'there is no channel %', channel using errcode = 'invalid_parameter_value';
  end if;
  return answer;
end
$$;
