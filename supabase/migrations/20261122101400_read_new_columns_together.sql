-- A function that returns the rows of a table keeps the columns that the table had when it was made.

create or replace function public.all_point_transfers(public.catalogue_state) returns setof public.point_transfers
language sql stable begin atomic select * from public.point_transfers; end;

create or replace function public.all_signup_bonuses(public.catalogue_state) returns setof public.signup_bonuses
language sql stable begin atomic select * from public.signup_bonuses; end;
