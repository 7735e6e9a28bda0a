-- One row. Every statement that changes reference data raises the revision by exactly one, and its row lock makes
-- the order of revisions the order of commits, so a tab that sees a gap knows that it missed something.
create table public.catalogue_state (
  id boolean primary key default true constraint catalogue_state_single_row_check check (id),
  revision bigint not null default 1,
  changed_at timestamptz not null default now()
);

insert into public.catalogue_state default values;

alter table public.catalogue_state enable row level security;
create policy "anyone reads the catalogue state" on public.catalogue_state
  for select to anon, authenticated using (true);
grant select on public.catalogue_state to anon, authenticated, service_role;
