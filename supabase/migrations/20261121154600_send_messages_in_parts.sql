-- A single row that is larger than a message travels in parts of its text, which a tab joins; the log keeps it whole.
create function private.send_message(envelope jsonb, event text, topic text) returns void
language plpgsql set search_path = '' as $$
declare
  -- A hosted project takes messages of 256 kB.
  most_bytes constant integer := 210000;
  -- Characters of at most four bytes; what is escaped once more in a text takes fewer.
  part_length constant integer := 40000;
  content constant text := envelope::text;
  parts constant integer := ceil(char_length(content)::numeric / part_length);
begin
  if octet_length(content) <= most_bytes then
    perform realtime.send(envelope, event, topic, true);
    return;
  end if;
  for part in 1..parts loop
    perform realtime.send(
      jsonb_build_object(
        'schema', 'public', 'revision', envelope -> 'revision', 'part', part, 'parts', parts,
        'text', substr(content, (part - 1) * part_length + 1, part_length)
      ),
      'part', topic, true
    );
  end loop;
end
$$;
revoke execute on function private.send_message(jsonb, text, text) from public;

create or replace function private.send_catalogue_changes(table_name text, revision bigint, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  kept constant bigint := 2000;
  kept_bytes constant bigint := 4000000;
  event constant text := case when changes is null then 'reset' else 'changes' end;
  envelope constant jsonb := jsonb_build_object('schema', 'public', 'table', table_name, 'revision', revision) || coalesce(changes, '{}');
  bytes constant bigint := octet_length(envelope::text) + coalesce(
    (select m.told_bytes from private.catalogue_messages m where m.revision = send_catalogue_changes.revision - 1), 0);
begin
  insert into private.catalogue_messages (revision, event, payload, told_bytes) values (revision, event, envelope, bytes);
  delete from private.catalogue_messages m
  where m.revision <= send_catalogue_changes.revision - kept
    or m.told_bytes < bytes - kept_bytes and m.revision < send_catalogue_changes.revision;
  perform private.send_message(envelope, event, 'catalogue');
end
$$;

create or replace function private.send_to_admins(channel text, event text, envelope jsonb, kept jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  most constant bigint := 2000;
  most_bytes constant bigint := 4000000;
  place bigint;
  bytes bigint;
begin
  update private.admin_channels c set number = c.number + 1, changed_at = now() where c.topic = channel returning c.number into place;
  bytes := octet_length(kept::text) + coalesce(
    (select m.told_bytes from private.admin_messages m where m.topic = channel and m.number = place - 1), 0);
  insert into private.admin_messages (topic, number, event, payload, told_bytes)
  values (channel, place, event, kept || jsonb_build_object('number', place), bytes);
  delete from private.admin_messages m
  where m.topic = channel and (m.number <= place - most or m.told_bytes < bytes - most_bytes and m.number < place);
  perform private.send_message(envelope || jsonb_build_object('number', place), event, channel);
end
$$;

-- As before; only what is longer than the log is told as a reset.
create or replace function private.tell_changes(table_name text, verb text, changes jsonb[], keeps_history boolean) returns void
language plpgsql set search_path = '' as $$
declare
  most_rows constant integer := 500;
  most_bytes constant integer := 200000;
  -- What the log keeps.
  most_logged constant integer := 4000000;
  amount constant integer := cardinality(changes);
  has_drafts constant boolean := coalesce(nullif(changes[1] -> 'after', 'null'), changes[1] -> 'before') ? 'is_published';
  told jsonb;
  told_to_admins jsonb;
  bytes integer;
  new_revision bigint;
begin
  if amount > most_rows then
    for first_row in 1..amount by most_rows loop
      perform private.tell_changes(table_name, verb, changes[first_row:first_row + most_rows - 1], keeps_history);
    end loop;
    return;
  end if;

  told := private.encode_changes(changes, false);
  told_to_admins := case when has_drafts then private.encode_changes(changes, true) end;
  bytes := octet_length(coalesce(told_to_admins, told)::text);
  if bytes > most_bytes and amount > 1 then
    perform private.tell_changes(table_name, verb, changes[:amount / 2], keeps_history);
    perform private.tell_changes(table_name, verb, changes[amount / 2 + 1:], keeps_history);
    return;
  end if;

  update public.catalogue_state set revision = revision + 1, changed_at = now() returning revision into new_revision;
  if keeps_history then
    insert into public.reference_changes (changed_by, catalogue_revision, table_name, record_id, operation, before, after)
    select
      (select auth.uid()), new_revision, tell_changes.table_name,
      coalesce(change -> 'after' ->> 'id', change -> 'before' ->> 'id')::bigint,
      verb, nullif(change -> 'before', 'null'), nullif(change -> 'after', 'null')
    from unnest(changes) change;
  end if;
  perform private.send_catalogue_changes(table_name, new_revision, case when bytes <= most_logged then told end);
  if has_drafts then
    perform private.send_draft_changes(table_name, new_revision, case when bytes <= most_logged then told_to_admins end);
  end if;
end
$$;
