-- What was added to the facts needs a source as they do, and anybody may say what is wrong with it.
do $$
declare
  target text;
begin
  foreach target in array '{acceptance,benefit_spending,credit_card_requirements,fee_refunds,merchants,product_changes,requirements,spending_costs}'::text[] loop
    execute format('create trigger require_source before insert or update on public.%I
      for each row execute function private.require_source()', target);
  end loop;
end
$$;

alter table public.fact_reports
  drop constraint fact_reports_table_name_check,
  add constraint fact_reports_table_name_check check (table_name in (
    'acceptance', 'alliances', 'benefit_spending', 'benefits', 'card_choices', 'category_points', 'companies', 'credit_card_benefits',
    'credit_card_requirements', 'credit_card_rules', 'credit_cards', 'fee_refunds', 'merchants', 'point_system_tiers', 'point_systems',
    'point_transfers', 'product_changes', 'requirements', 'rules', 'signup_bonuses', 'spending_caps', 'spending_costs', 'valuations',
    'wallet_setups'
  ));
