-- The first redemption preference a member saves completes that step of the new-user wizard.
create function private.complete_redemption_step() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.redemption_preference is not null then
    new.new_user_wizard := new.new_user_wizard || '{"redemptionPreferenceCompleted": true}';
  end if;
  return new;
end
$$;

create trigger complete_redemption_step before update of redemption_preference on public.members
  for each row execute function private.complete_redemption_step();
