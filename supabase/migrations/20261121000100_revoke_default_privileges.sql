-- Nothing is public by default: every later migration grants per table, verb and, where needed, column.
-- Reference tables: private.protect_reference_table. Member tables: private.protect_member_table.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

revoke create on schema public from public;
revoke all on all tables in schema public from anon, authenticated, service_role;
revoke all on all sequences in schema public from anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
