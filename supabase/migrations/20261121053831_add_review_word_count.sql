alter table public.reviews
  add column word_count integer generated always as (
    case when btrim(body) = '' then 0 else cardinality(regexp_split_to_array(btrim(body), '\s+')) end
  ) stored;
comment on column public.reviews.word_count is 'Words of the body, marks included: what the reading time is estimated from.';
