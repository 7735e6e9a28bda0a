-- The lists of custom values are part of the member's settings: saving one raises the revision of the members row, and
-- a list that was made from an older revision is not saved.
create function private.raise_member_revision(expected_revision bigint) returns bigint
language sql security definer set search_path = '' as $$
  update public.members
  set updated_at = clock_timestamp()
  where id = (select auth.uid()) and revision = coalesce(expected_revision, revision)
  returning revision
$$;
grant execute on function private.raise_member_revision(bigint) to authenticated;

create function public.save_point_system_custom_values(custom_values jsonb, expected_revision bigint default null)
returns bigint
language plpgsql set search_path = '' as $$
declare
  new_revision constant bigint := private.raise_member_revision(expected_revision);
begin
  if new_revision is not null then
    perform public.replace_point_system_custom_values(custom_values);
  end if;
  return new_revision;
end
$$;
comment on function public.save_point_system_custom_values(jsonb, bigint) is
  'The member''s new revision; null, with nothing changed, where expected_revision is not the present one.';

create function public.save_benefit_custom_values(custom_values jsonb, expected_revision bigint default null)
returns bigint
language plpgsql set search_path = '' as $$
declare
  new_revision constant bigint := private.raise_member_revision(expected_revision);
begin
  if new_revision is not null then
    perform public.replace_benefit_custom_values(custom_values);
  end if;
  return new_revision;
end
$$;
comment on function public.save_benefit_custom_values(jsonb, bigint) is
  'The member''s new revision; null, with nothing changed, where expected_revision is not the present one.';

grant execute on function
  public.save_point_system_custom_values(jsonb, bigint), public.save_benefit_custom_values(jsonb, bigint)
  to authenticated;
