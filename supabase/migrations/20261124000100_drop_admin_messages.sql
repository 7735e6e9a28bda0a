-- Of a draft nobody is told more than that its table has changed, and what members report is read anew with every connection:
-- what admins are told needs no log.
drop policy "admins receive drafts" on realtime.messages;
drop function public.admin_changes_since(text, bigint, integer);
drop function private.admin_changes_since(text, bigint, integer);
-- These only a database has that was made before.
drop function if exists private.send_draft_changes(text, bigint, jsonb);
drop function if exists private.send_to_admins(text, text, jsonb, jsonb);
drop function if exists private.encode_changes(jsonb[], boolean);
drop table private.admin_messages;
drop table private.admin_channels;
