-- A card's place among those of its issuer, by which its face is divided. The seeds number them family by family, in each by annual
-- fee, then by name; a card that is added by hand comes after those that are there, so that no other face changes.
alter table public.credit_cards
  add column issuer_rank smallint constraint credit_cards_issuer_rank_check check (issuer_rank >= 0);
comment on column public.credit_cards.issuer_rank is 'Place among the cards of its issuer, from 0; given when the card is added.';
grant insert (issuer_rank), update (issuer_rank) on public.credit_cards to app_admin;

-- The numbering is drawing, not an edit of a fact: it writes no history.
select set_config('pointfolio.seeding', 'on', false);
update public.credit_cards c set issuer_rank = ranked.place
from (
  select id, row_number() over (partition by company_id order by coalesce(product_family, '') collate "C", annual_fee_cents, name collate "C") - 1 as place
  from public.credit_cards
) ranked
where ranked.id = c.id;
select set_config('pointfolio.seeding', '', false);

create function private.rank_card_of_issuer() returns trigger
language plpgsql set search_path = '' as $$
begin
  select coalesce(max(c.issuer_rank) + 1, 0) into new.issuer_rank
  from public.credit_cards c where c.company_id = new.company_id;
  return new;
end
$$;
create trigger rank_card_of_issuer before insert on public.credit_cards
  for each row when (new.issuer_rank is null) execute function private.rank_card_of_issuer();
