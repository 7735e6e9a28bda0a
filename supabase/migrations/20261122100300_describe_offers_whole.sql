-- What an offer gives beside the points, the cash and the credits of its steps.
alter table public.signup_bonuses
  add column free_nights smallint constraint signup_bonuses_free_nights_check check (free_nights > 0),
  add column free_night_points_limit integer constraint signup_bonuses_free_night_points_limit_check check (free_night_points_limit > 0),
  add column first_year_earn_percent numeric(8, 4) constraint signup_bonuses_first_year_earn_percent_check
    check (first_year_earn_percent > 0 and first_year_earn_percent < 'NaN'),
  add column is_as_high_as boolean not null default false,
  add constraint signup_bonuses_free_nights_limit_check check (free_night_points_limit is null or free_nights is not null);
comment on column public.signup_bonuses.free_nights is 'Given with the last step.';
comment on column public.signup_bonuses.free_night_points_limit is 'The most points that each night may cost; null where it is not limited, or not known.';
comment on column public.signup_bonuses.first_year_earn_percent is 'By how much the points that spending earns in the first year are raised: 100 where they are matched.';
comment on column public.signup_bonuses.is_as_high_as is 'The most that anybody is given; the applicant learns their own amount on approval.';
grant insert (free_nights, free_night_points_limit, first_year_earn_percent, is_as_high_as),
  update (free_nights, free_night_points_limit, first_year_earn_percent, is_as_high_as) on public.signup_bonuses to app_admin;
