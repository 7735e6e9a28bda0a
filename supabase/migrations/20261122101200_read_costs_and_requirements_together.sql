-- What the member area's catalogue needs beside the cards, in the same request.
create function public.all_acceptance(public.catalogue_state) returns setof public.acceptance
language sql stable begin atomic select * from public.acceptance; end;
create function public.all_requirements(public.catalogue_state) returns setof public.requirements
language sql stable begin atomic select * from public.requirements; end;
create function public.all_spending_costs(public.catalogue_state) returns setof public.spending_costs
language sql stable begin atomic select * from public.spending_costs; end;

grant execute on function
  public.all_acceptance(public.catalogue_state),
  public.all_requirements(public.catalogue_state),
  public.all_spending_costs(public.catalogue_state)
  to anon, authenticated;
