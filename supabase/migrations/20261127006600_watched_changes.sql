-- The page that was claimed, since a card can get another one, or none, while it is read.
alter table private.watched_pages add column page text;
update private.watched_pages set claim = null where claim is not null;

create trigger close_removed_watch_reports after delete on public.credit_cards
  for each row execute function private.close_watch_reports();
create trigger close_removed_watch_reports after delete on public.signup_bonuses
  for each row execute function private.close_watch_reports();
create trigger close_removed_watch_reports after delete on public.signup_bonus_tiers
  for each row execute function private.close_watch_reports();
