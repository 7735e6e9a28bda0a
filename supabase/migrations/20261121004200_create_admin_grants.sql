-- Run by the owner of the database only. Takes effect with the person's next token.
create function private.set_user_role(email_address text, new_role text) returns void
language plpgsql set search_path = '' as $$
begin
  update auth.users set role = new_role where lower(email) = lower(btrim(email_address));
  if not found then
    raise exception 'no account with the address %', email_address using errcode = 'no_data_found';
  end if;
end
$$;

create function private.grant_admin(email_address text) returns void
language sql set search_path = '' as $$
  select private.set_user_role(email_address, 'app_admin')
$$;

create function private.revoke_admin(email_address text) returns void
language sql set search_path = '' as $$
  select private.set_user_role(email_address, 'authenticated')
$$;
