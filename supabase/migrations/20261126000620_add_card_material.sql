-- What a card is made of, by which its face is drawn.
alter table public.credit_cards
  add column material text constraint credit_cards_material_check check (material in ('metal', 'plastic'));
comment on column public.credit_cards.material is 'What the card that is sent to its holder is made of; null: unknown.';
grant insert (material), update (material) on public.credit_cards to app_admin;
