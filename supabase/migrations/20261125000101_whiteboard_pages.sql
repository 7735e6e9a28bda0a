-- Excalidraw opens the pages in elements of these kinds under our own name: whatever writes a board, they are not kept.
create function private.drop_foreign_pages() returns trigger
language plpgsql set search_path = '' as $$
declare
  pages constant jsonpath := '$.elements[*] ? (@.type == "iframe" || @.type == "embeddable" || @.type == "magicframe")';
begin
  if jsonb_path_exists(new.document, pages, '{}', true) then
    new.document := jsonb_set(new.document, '{elements}', (
      select coalesce(jsonb_agg(element order by place), '[]')
      from jsonb_path_query(new.document, '$.elements[*]') with ordinality list (element, place)
      where not jsonb_path_exists(jsonb_build_object('elements', jsonb_build_array(element)), pages, '{}', true)
    ));
  end if;
  return new;
end
$$;

create trigger drop_foreign_pages before insert or update of document on public.whiteboards
  for each row execute function private.drop_foreign_pages();

update public.whiteboards set document = document
where jsonb_path_exists(document, '$.elements[*] ? (@.type == "iframe" || @.type == "embeddable" || @.type == "magicframe")', '{}', true);
