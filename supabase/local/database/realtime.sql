-- Database side of Realtime as on a hosted project: broadcast messages, and the policies on them that authorize
-- private channels. The stack's WebSocket server hears of new rows by NOTIFY.
create schema realtime;
grant usage on schema realtime to postgres, anon, authenticated, service_role;

create table realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  inserted_at timestamp not null default (now() at time zone 'utc'),
  updated_at timestamp not null default (now() at time zone 'utc'),
  primary key (id, inserted_at)
);
create index messages_inserted_at_topic_index on realtime.messages (inserted_at desc, topic)
  where extension = 'broadcast' and private is true;
alter table realtime.messages enable row level security;
alter table realtime.messages owner to supabase_realtime_admin;
grant select, insert, update on realtime.messages to postgres, anon, authenticated, service_role;

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;

create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql as $$
declare
  generated_id uuid := gen_random_uuid();
  final_payload jsonb;
begin
  final_payload := case
    when payload ? 'id' then payload
    else jsonb_set(payload, '{id}', to_jsonb(generated_id))
  end;
  execute format('set local realtime.topic to %L', topic);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (generated_id, final_payload, event, topic, private, 'broadcast');
exception when others then
  -- A message that cannot be sent never undoes the change it reports.
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void
language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name,
    topic_name
  );
exception when others then
  raise exception 'failed to process the row: %', sqlerrm;
end
$$;

create function realtime.announce_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('realtime_messages', new.id::text);
  return null;
end
$$;
create trigger announce_message after insert on realtime.messages
  for each row when (new.extension = 'broadcast') execute function realtime.announce_message();

grant execute on all functions in schema realtime to postgres, anon, authenticated, service_role;
