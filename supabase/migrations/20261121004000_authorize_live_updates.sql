-- Clients only listen on these channels: no insert policy, so nobody can forge a change.
create policy "anyone receives catalogue changes" on realtime.messages
  for select to anon, authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'catalogue');

create policy "members receive their own changes" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'member:' || (select auth.uid())::text);
