-- Who changed which fact and when. Written by triggers only; admins read it (drafts and names pass through it).
create table public.reference_changes (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  catalogue_revision bigint not null,
  table_name text not null,
  record_id bigint not null,
  operation text not null constraint reference_changes_operation_check check (operation in ('INSERT', 'UPDATE', 'DELETE')),
  before jsonb,
  after jsonb
);

create index reference_changes_table_name_record_id_idx on public.reference_changes (table_name, record_id, id desc);
create index reference_changes_changed_at_idx on public.reference_changes (changed_at desc);
create index reference_changes_changed_by_idx on public.reference_changes (changed_by);

alter table public.reference_changes enable row level security;
create policy "admins read the history of reference data" on public.reference_changes
  for select to app_admin using (true);
grant select on public.reference_changes to app_admin, service_role;
