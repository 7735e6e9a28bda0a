-- When points are lost, and what keeps them: another fact than their values, so it has a source and a confidence of its own.
alter table public.point_systems
  add column expiry_rule text constraint point_systems_expiry_rule_check check (expiry_rule in ('never', 'inactivity', 'age')),
  add column expires_after_months smallint constraint point_systems_expires_after_months_check
    check (expires_after_months between 1 and 240),
  add column kept_alive_by text constraint point_systems_kept_alive_by_check check (char_length(kept_alive_by) between 1 and 200),
  add column expiry_source_url text constraint point_systems_expiry_source_url_check
    check (expiry_source_url ~ '^https?://' and char_length(expiry_source_url) <= 2000),
  add column expiry_confidence text constraint point_systems_expiry_confidence_check
    check (expiry_confidence in ('high', 'medium', 'low'));
alter table public.point_systems
  add constraint point_systems_expiry_check check (case
    when expiry_rule is null then num_nonnulls(expires_after_months, kept_alive_by, expiry_source_url, expiry_confidence) = 0
    else (expires_after_months is null) = (expiry_rule = 'never') and num_nulls(expiry_source_url, expiry_confidence) = 0
  end) not valid;
alter table public.point_systems validate constraint point_systems_expiry_check;
comment on column public.point_systems.expiry_rule is
  'inactivity: lost after so many months without what keeps them alive. age: lost so many months after they were earned, whatever happens. null: unknown.';
comment on column public.point_systems.kept_alive_by is 'A sentence: what starts the months anew, or on what it rests that they stay.';
grant insert (expiry_rule, expires_after_months, kept_alive_by, expiry_source_url, expiry_confidence),
  update (expiry_rule, expires_after_months, kept_alive_by, expiry_source_url, expiry_confidence)
  on public.point_systems to app_admin;
