-- What a holder gets for each other person who opens the card through them: another page says it than the offer's own, and
-- it changes by the month, so it has a source, a day and a confidence of its own.
alter table public.signup_bonuses
  add column referral_points integer constraint signup_bonuses_referral_points_check check (referral_points > 0),
  add column referral_source_url text constraint signup_bonuses_referral_source_url_check
    check (referral_source_url ~ '^https?://' and char_length(referral_source_url) <= 2000),
  add column referral_verified_on date constraint signup_bonuses_referral_verified_on_check
    check (private.is_calendar_day(referral_verified_on)),
  add column referral_confidence text constraint signup_bonuses_referral_confidence_check
    check (referral_confidence in ('high', 'medium', 'low'));
alter table public.signup_bonuses
  add constraint signup_bonuses_referral_source_check check (
    num_nonnulls(referral_points, referral_source_url, referral_verified_on, referral_confidence) in (0, 4)
  ) not valid;
alter table public.signup_bonuses validate constraint signup_bonuses_referral_source_check;
comment on column public.signup_bonuses.referral_points is
  'In points of the card''s own system, which are cents where it earns cash; null: unknown.';
grant insert (referral_points, referral_source_url, referral_verified_on, referral_confidence),
  update (referral_points, referral_source_url, referral_verified_on, referral_confidence)
  on public.signup_bonuses to app_admin;
