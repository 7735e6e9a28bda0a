-- Writers filter on the revision they read; a stale one then matches no row and nothing is overwritten.
create function private.raise_revision() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new is distinct from old then
    new.revision := old.revision + 1;
    new.updated_at := now();
  end if;
  return new;
end
$$;
