-- A generated column cannot be written back: rows are restored and copied whole, so that the words are counted
-- by a trigger into an ordinary column.
alter table public.reviews drop column word_count;
alter table public.reviews add column word_count integer not null default 0;
comment on column public.reviews.word_count is 'Words of the body, marks included: what the reading time is estimated from.';

create function private.count_review_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.word_count := case
    when btrim(new.body) = '' then 0
    else cardinality(regexp_split_to_array(btrim(new.body), '\s+'))
  end;
  return new;
end
$$;
create trigger count_review_words before insert or update on public.reviews
  for each row execute function private.count_review_words();
update public.reviews set word_count = 0;
