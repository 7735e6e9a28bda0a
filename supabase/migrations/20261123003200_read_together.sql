-- What a page needs it reads in one request: each table here can be embedded into the one row of the catalogue's state
-- (https://postgrest.org/en/stable/references/api/resource_embedding.html#computed-relationships). Nothing is given to
-- anybody by it: the functions run as the caller, under the privileges and the policies of their tables. A search path of its own
-- keeps a function from being planned with its caller's filters, which costs something only where a table is large: companies.
create function public.all_acceptance(public.catalogue_state) returns setof public.acceptance
language sql stable set search_path = '' begin atomic select * from public.acceptance; end;
create function public.all_alliances(public.catalogue_state) returns setof public.alliances
language sql stable set search_path = '' begin atomic select * from public.alliances; end;
create function public.all_benefits(public.catalogue_state) returns setof public.benefits
language sql stable set search_path = '' begin atomic select * from public.benefits; end;
create function public.all_catalogue_state(public.catalogue_state) returns setof public.catalogue_state
language sql stable set search_path = '' begin atomic select * from public.catalogue_state; end;
create function public.all_categories(public.catalogue_state) returns setof public.categories
language sql stable set search_path = '' begin atomic select * from public.categories; end;
create function public.all_companies(public.catalogue_state) returns setof public.companies
language sql stable set search_path = '' begin atomic select * from public.companies; end;
create function public.all_credit_card_rules(public.catalogue_state) returns setof public.credit_card_rules
language sql stable set search_path = '' begin atomic select * from public.credit_card_rules; end;
create function public.all_credit_cards(public.catalogue_state) returns setof public.credit_cards
language sql stable set search_path = '' begin atomic select * from public.credit_cards; end;
create function public.all_point_systems(public.catalogue_state) returns setof public.point_systems
language sql stable set search_path = '' begin atomic select * from public.point_systems; end;
create function public.all_point_transfers(public.catalogue_state) returns setof public.point_transfers
language sql stable set search_path = '' begin atomic select * from public.point_transfers; end;
create function public.all_requirements(public.catalogue_state) returns setof public.requirements
language sql stable set search_path = '' begin atomic select * from public.requirements; end;
create function public.all_rules(public.catalogue_state) returns setof public.rules
language sql stable set search_path = '' begin atomic select * from public.rules; end;
create function public.all_signup_bonuses(public.catalogue_state) returns setof public.signup_bonuses
language sql stable set search_path = '' begin atomic select * from public.signup_bonuses; end;
create function public.all_spending_costs(public.catalogue_state) returns setof public.spending_costs
language sql stable set search_path = '' begin atomic select * from public.spending_costs; end;
create function public.all_spending_presets(public.catalogue_state) returns setof public.spending_presets
language sql stable set search_path = '' begin atomic select * from public.spending_presets; end;
create function public.all_sub_categories(public.catalogue_state) returns setof public.sub_categories
language sql stable set search_path = '' begin atomic select * from public.sub_categories; end;
create function public.all_tips(public.catalogue_state) returns setof public.tips
language sql stable set search_path = '' begin atomic select * from public.tips; end;
create function public.all_videos(public.catalogue_state) returns setof public.videos
language sql stable set search_path = '' begin atomic select * from public.videos; end;
create function public.all_wallet_setups(public.catalogue_state) returns setof public.wallet_setups
language sql stable set search_path = '' begin atomic select * from public.wallet_setups; end;
grant execute on function
  public.all_acceptance(public.catalogue_state),
  public.all_alliances(public.catalogue_state),
  public.all_benefits(public.catalogue_state),
  public.all_catalogue_state(public.catalogue_state),
  public.all_categories(public.catalogue_state),
  public.all_companies(public.catalogue_state),
  public.all_credit_card_rules(public.catalogue_state),
  public.all_credit_cards(public.catalogue_state),
  public.all_point_systems(public.catalogue_state),
  public.all_point_transfers(public.catalogue_state),
  public.all_requirements(public.catalogue_state),
  public.all_rules(public.catalogue_state),
  public.all_signup_bonuses(public.catalogue_state),
  public.all_spending_costs(public.catalogue_state),
  public.all_spending_presets(public.catalogue_state),
  public.all_sub_categories(public.catalogue_state),
  public.all_tips(public.catalogue_state),
  public.all_videos(public.catalogue_state),
  public.all_wallet_setups(public.catalogue_state)
  to anon, authenticated;

-- Of members: the rows of the caller.
create function public.all_annual_spending_profiles(public.catalogue_state) returns setof public.annual_spending_profiles
language sql stable set search_path = '' begin atomic select * from public.annual_spending_profiles; end;
create function public.all_benefit_uses(public.catalogue_state) returns setof public.benefit_uses
language sql stable set search_path = '' begin atomic select * from public.benefit_uses; end;
create function public.all_bonus_trackers(public.catalogue_state) returns setof public.bonus_trackers
language sql stable set search_path = '' begin atomic select * from public.bonus_trackers; end;
create function public.all_fact_reports(public.catalogue_state) returns setof public.fact_reports
language sql stable set search_path = '' begin atomic select * from public.fact_reports; end;
create function public.all_member_cards(public.catalogue_state) returns setof public.member_cards
language sql stable set search_path = '' begin atomic select * from public.member_cards; end;
create function public.all_wallet_cards(public.catalogue_state) returns setof public.wallet_cards
language sql stable set search_path = '' begin atomic select * from public.wallet_cards; end;
create function public.all_wallets(public.catalogue_state) returns setof public.wallets
language sql stable set search_path = '' begin atomic select * from public.wallets; end;
create function public.all_whiteboards(public.catalogue_state) returns setof public.whiteboards
language sql stable set search_path = '' begin atomic select * from public.whiteboards; end;
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
