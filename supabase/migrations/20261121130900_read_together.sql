-- What a page needs it reads in one request: each table here can be embedded into the one row of the catalogue's state
-- (https://postgrest.org/en/stable/references/api/resource_embedding.html#computed-relationships). Nothing is given to
-- anybody by it: the functions run as the caller, under the privileges and the policies of their tables. Their bodies are
-- bound when they are made, so that no search path can lead them elsewhere, and without a setting of their own they are
-- planned as part of the request, with its filters.
create function public.all_alliances(public.catalogue_state) returns setof public.alliances
language sql stable begin atomic select * from public.alliances; end;
create function public.all_benefits(public.catalogue_state) returns setof public.benefits
language sql stable begin atomic select * from public.benefits; end;
create function public.all_catalogue_state(public.catalogue_state) returns setof public.catalogue_state
language sql stable begin atomic select * from public.catalogue_state; end;
create function public.all_categories(public.catalogue_state) returns setof public.categories
language sql stable begin atomic select * from public.categories; end;
create function public.all_companies(public.catalogue_state) returns setof public.companies
language sql stable begin atomic select * from public.companies; end;
create function public.all_credit_card_rules(public.catalogue_state) returns setof public.credit_card_rules
language sql stable begin atomic select * from public.credit_card_rules; end;
create function public.all_credit_cards(public.catalogue_state) returns setof public.credit_cards
language sql stable begin atomic select * from public.credit_cards; end;
create function public.all_point_systems(public.catalogue_state) returns setof public.point_systems
language sql stable begin atomic select * from public.point_systems; end;
create function public.all_point_transfers(public.catalogue_state) returns setof public.point_transfers
language sql stable begin atomic select * from public.point_transfers; end;
create function public.all_rules(public.catalogue_state) returns setof public.rules
language sql stable begin atomic select * from public.rules; end;
create function public.all_signup_bonuses(public.catalogue_state) returns setof public.signup_bonuses
language sql stable begin atomic select * from public.signup_bonuses; end;
create function public.all_spending_presets(public.catalogue_state) returns setof public.spending_presets
language sql stable begin atomic select * from public.spending_presets; end;
create function public.all_sub_categories(public.catalogue_state) returns setof public.sub_categories
language sql stable begin atomic select * from public.sub_categories; end;
create function public.all_tips(public.catalogue_state) returns setof public.tips
language sql stable begin atomic select * from public.tips; end;
create function public.all_videos(public.catalogue_state) returns setof public.videos
language sql stable begin atomic select * from public.videos; end;
create function public.all_wallet_setups(public.catalogue_state) returns setof public.wallet_setups
language sql stable begin atomic select * from public.wallet_setups; end;

-- Of members: the rows of the caller.
create function public.all_annual_spending_profiles(public.catalogue_state) returns setof public.annual_spending_profiles
language sql stable begin atomic select * from public.annual_spending_profiles; end;
create function public.all_benefit_uses(public.catalogue_state) returns setof public.benefit_uses
language sql stable begin atomic select * from public.benefit_uses; end;
create function public.all_bonus_trackers(public.catalogue_state) returns setof public.bonus_trackers
language sql stable begin atomic select * from public.bonus_trackers; end;
create function public.all_fact_reports(public.catalogue_state) returns setof public.fact_reports
language sql stable begin atomic select * from public.fact_reports; end;
create function public.all_member_cards(public.catalogue_state) returns setof public.member_cards
language sql stable begin atomic select * from public.member_cards; end;
create function public.all_wallet_cards(public.catalogue_state) returns setof public.wallet_cards
language sql stable begin atomic select * from public.wallet_cards; end;
create function public.all_wallets(public.catalogue_state) returns setof public.wallets
language sql stable begin atomic select * from public.wallets; end;
create function public.all_whiteboards(public.catalogue_state) returns setof public.whiteboards
language sql stable begin atomic select * from public.whiteboards; end;

grant execute on function
  public.all_alliances(public.catalogue_state),
  public.all_benefits(public.catalogue_state),
  public.all_catalogue_state(public.catalogue_state),
  public.all_categories(public.catalogue_state),
  public.all_companies(public.catalogue_state),
  public.all_credit_card_rules(public.catalogue_state),
  public.all_credit_cards(public.catalogue_state),
  public.all_point_systems(public.catalogue_state),
  public.all_point_transfers(public.catalogue_state),
  public.all_rules(public.catalogue_state),
  public.all_signup_bonuses(public.catalogue_state),
  public.all_spending_presets(public.catalogue_state),
  public.all_sub_categories(public.catalogue_state),
  public.all_tips(public.catalogue_state),
  public.all_videos(public.catalogue_state),
  public.all_wallet_setups(public.catalogue_state)
  to anon, authenticated;
grant execute on function
  public.all_annual_spending_profiles(public.catalogue_state),
  public.all_benefit_uses(public.catalogue_state),
  public.all_bonus_trackers(public.catalogue_state),
  public.all_fact_reports(public.catalogue_state),
  public.all_member_cards(public.catalogue_state),
  public.all_wallet_cards(public.catalogue_state),
  public.all_wallets(public.catalogue_state),
  public.all_whiteboards(public.catalogue_state)
  to authenticated;
