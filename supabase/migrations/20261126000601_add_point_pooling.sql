-- Whose points they can become: another fact than their values, so it has a source and a confidence of its own.
alter table public.point_systems
  add column pooling text constraint point_systems_pooling_check check (pooling in ('household', 'authorized_users', 'none')),
  add column pooling_source_url text constraint point_systems_pooling_source_url_check
    check (pooling_source_url ~ '^https?://' and char_length(pooling_source_url) <= 2000),
  add column pooling_confidence text constraint point_systems_pooling_confidence_check
    check (pooling_confidence in ('high', 'medium', 'low'));
alter table public.point_systems
  add constraint point_systems_pooling_source_check
    check (num_nonnulls(pooling, pooling_source_url, pooling_confidence) in (0, 3)) not valid;
alter table public.point_systems validate constraint point_systems_pooling_source_check;
comment on column public.point_systems.pooling is
  'household: anybody in a household can have them for nothing. authorized_users: only those of the account. none: nobody. null: unknown.';
grant insert (pooling, pooling_source_url, pooling_confidence), update (pooling, pooling_source_url, pooling_confidence)
  on public.point_systems to app_admin;
