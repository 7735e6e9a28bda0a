-- Accounts that share a household. Only the functions reach these tables, and none of them lets a member write
-- another's rows: the policies on members' rows stay as they are.
create table private.households (
  id uuid primary key default gen_random_uuid(),
  row_key uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now()
);
alter table private.households enable row level security;
comment on column private.households.row_key is 'Secret from which the ids of shown purchases are made; no constraint names it, so that no error tells it.';

create function private.is_display_name(name text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(char_length(name) between 1 and 60 and private.is_visible_name(name), false)
$$;

-- Checks a name before it is written: the error of a failed check of a table shows the whole row, with the id of the
-- household.
create function private.read_display_name(given text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  name constant text := btrim(given);
begin
  if not private.is_display_name(name) then
    raise exception 'the name is no line of 1 to 60 visible letters'
      using errcode = 'check_violation', constraint = 'household_members_display_name_check', table = 'household_members', schema = 'private';
  end if;
  return name;
end
$$;

-- A member is in at most one household.
create table private.household_members (
  member_id uuid primary key constraint household_members_member_id_fkey references public.members (id) on delete cascade,
  household_id uuid not null constraint household_members_household_id_fkey references private.households (id) on delete cascade,
  display_name text not null constraint household_members_display_name_check check (private.is_display_name(display_name)),
  is_founder boolean not null default false,
  joined_at timestamptz not null default clock_timestamp()
);
alter table private.household_members enable row level security;
comment on column private.household_members.is_founder is 'Who may remove others.';
create index household_members_household_id_idx on private.household_members (household_id);
create unique index household_members_founder_idx on private.household_members (household_id) where is_founder;

-- Shared kinds of data; a kind without a row is not shared.
create table private.household_shares (
  member_id uuid not null constraint household_shares_member_id_fkey references private.household_members (member_id) on delete cascade,
  kind text not null constraint household_shares_kind_check check (kind in ('cards', 'points', 'benefits', 'spending', 'plan')),
  primary key (member_id, kind)
);
alter table private.household_shares enable row level security;

-- An invitation is deleted with the member who made it, and once it is used or withdrawn.
create table private.household_invitations (
  id uuid primary key default gen_random_uuid(),
  household_id uuid not null constraint household_invitations_household_id_fkey references private.households (id) on delete cascade,
  invited_by uuid not null constraint household_invitations_invited_by_fkey references private.household_members (member_id) on delete cascade,
  token_hash bytea not null constraint household_invitations_token_hash_key unique
    constraint household_invitations_token_hash_check check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
alter table private.household_invitations enable row level security;
create index household_invitations_household_id_idx on private.household_invitations (household_id);
create index household_invitations_invited_by_idx on private.household_invitations (invited_by);
comment on column private.household_invitations.token_hash is 'SHA-256 of the token, which is told once and kept nowhere.';

create function private.get_own_household() returns uuid
language sql stable set search_path = '' as $$
  select m.household_id from private.household_members m where m.member_id = (select auth.uid())
$$;

-- Locks the caller's household before any change of its members or of data that depends on them, so that of two
-- changes one waits for the other. The caller's household is read again after the lock, because they may have been
-- removed meanwhile.
create function private.lock_household_of(member uuid) returns uuid
language sql set search_path = '' as $$
  select from private.households h
  where h.id = (select m.household_id from private.household_members m where m.member_id = lock_household_of.member) for update;
  select m.household_id from private.household_members m where m.member_id = lock_household_of.member
$$;

-- Sends a message to the tabs of all current members, each on the member's own channel: a former member hears nothing
-- more, whatever their connection was allowed before.
create function private.tell_of_household(household uuid) returns void
language sql set search_path = '' as $$
  select private.send_to_member(m.member_id, 'household', '{"table": "household"}')
  from private.household_members m
  where m.household_id = household
$$;

-- Handles a member leaving, in any way: the founder's role passes to the member who joined next, and the last one
-- ends the household.
create function private.follow_household_members() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.is_founder then
      update private.household_members m set is_founder = true
      where m.member_id = (
        select next.member_id from private.household_members next
        where next.household_id = old.household_id order by next.joined_at, next.member_id limit 1
      );
    end if;
    delete from private.households h
    where h.id = old.household_id and not exists (select from private.household_members m where m.household_id = h.id);
    -- A deleted account has no listeners.
    if exists (select from public.members m where m.id = old.member_id) then
      perform private.send_to_member(old.member_id, 'household', '{"table": "household"}');
    end if;
    perform private.tell_of_household(old.household_id);
  else
    perform private.tell_of_household(new.household_id);
  end if;
  return null;
end
$$;
create trigger follow_household_members after insert or delete or update of display_name on private.household_members
  for each row execute function private.follow_household_members();

-- Takes the lock before any part of an ending account is deleted, so that two accounts ending at once cannot
-- deadlock.
create function private.lock_household_before_account_ends() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_household_of(old.id);
  return old;
end
$$;
create trigger lock_household_before_account_ends before delete on public.members
  for each row execute function private.lock_household_before_account_ends();

create function private.get_household() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  household constant uuid := private.get_own_household();
begin
  perform private.require_proved_factors();
  if household is null then
    return null;
  end if;
  return jsonb_build_object(
    'members', (
      select jsonb_agg(jsonb_build_object(
        'member_id', m.member_id, 'display_name', m.display_name, 'is_founder', m.is_founder, 'joined_at', m.joined_at,
        'shares', (select coalesce(jsonb_agg(s.kind order by s.kind), '[]') from private.household_shares s where s.member_id = m.member_id)
      ) order by m.joined_at, m.member_id)
      from private.household_members m where m.household_id = household
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'created_at', i.created_at, 'expires_at', i.expires_at) order by i.created_at, i.id), '[]')
      from private.household_invitations i where i.invited_by = (select auth.uid()) and i.expires_at > now()
    )
  );
end
$$;

create function public.get_household() returns jsonb
language sql stable set search_path = '' as $$
  select private.get_household() where (select private.require_plain_query())
$$;
comment on function public.get_household() is
  'The caller''s household: who is in it, what each shares, and the open invitations of the caller; null where there is none.';

create function private.invite_to_household(display_name text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 5;
  member constant uuid := private.require_account();
  household uuid;
  token constant text := private.draw_token();
begin
  perform private.require_proved_factors();
  household := private.lock_household_of(member);
  if household is null then
    insert into private.households default values returning id into household;
    insert into private.household_members (member_id, household_id, display_name, is_founder)
    values (member, household, private.read_display_name(display_name), true);
  end if;
  delete from private.household_invitations i where i.household_id = household and i.expires_at <= now();
  if (select count(*) from private.household_invitations i where i.household_id = household) >= most then
    raise exception 'too many open invitations' using errcode = 'check_violation';
  end if;
  insert into private.household_invitations (household_id, invited_by, token_hash)
  values (household, member, private.hash_token(token));
  return token;
end
$$;

create function public.invite_to_household(display_name text) returns text
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  return private.invite_to_household(display_name);
end
$$;
comment on function public.invite_to_household(text) is
  'The token of an invitation to the caller''s household, which is told this once, is used once and ends after seven days. Who is in none founds one under the name.';

-- Unknown, used, withdrawn, expired or for the caller's own household: all get the same answer.
create function private.find_household_invitation(token text) returns private.household_invitations
language sql stable set search_path = '' as $$
  select i from private.household_invitations i
  where i.token_hash = private.hash_token(token) and i.expires_at > now()
    and i.household_id is distinct from private.get_own_household()
$$;

create function private.look_at_household_invitation(token text) returns table (invited_by text, expires_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_proved_factors();
  return query
    select m.display_name, i.expires_at
    from private.find_household_invitation(token) i join private.household_members m on m.member_id = i.invited_by;
end
$$;

create function public.look_at_household_invitation(token text) returns table (invited_by text, expires_at timestamptz)
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  return query select * from private.look_at_household_invitation(token);
end
$$;
comment on function public.look_at_household_invitation(text) is 'Who invites with this token, and until when; no row where it is not good.';

-- Tells the receiver of a link who invites before they have an account: its token is not to be guessed.
create function private.read_household_invitation(token text) returns table (invited_by text, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select m.display_name, i.expires_at
  from private.find_household_invitation(token) i join private.household_members m on m.member_id = i.invited_by
$$;

create function public.read_household_invitation(token text) returns table (invited_by text, expires_at timestamptz)
language sql stable set search_path = '' as $$
  select * from private.read_household_invitation(token) where (select private.require_plain_query())
$$;
comment on function public.read_household_invitation(text) is
  'For a visitor: who invites with this token, and until when; no row where it is not good.';
grant execute on function private.read_household_invitation(text), public.read_household_invitation(text) to anon, authenticated;

create function private.accept_household_invitation(token text, display_name text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 6;
  member constant uuid := private.require_account();
  household uuid;
begin
  perform private.require_proved_factors();
  household := (private.find_household_invitation(token)).household_id;
  if household is null then
    return false;
  end if;
  -- If two people use one token at the same moment, the second finds it used.
  perform from private.households h where h.id = household for update;
  if (private.find_household_invitation(token)).id is null then
    return false;
  end if;
  if private.get_own_household() is not null then
    raise exception 'already in a household' using errcode = 'unique_violation';
  end if;
  if (select count(*) from private.household_members m where m.household_id = household) >= most then
    raise exception 'household is full' using errcode = 'check_violation';
  end if;
  delete from private.household_invitations i where i.token_hash = private.hash_token(token);
  -- A withdrawal at this moment takes no lock of the household.
  if not found then
    return false;
  end if;
  insert into private.household_members (member_id, household_id, display_name) values (member, household, private.read_display_name(display_name));
  return true;
end
$$;

create function public.accept_household_invitation(token text, display_name text) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  return private.accept_household_invitation(token, display_name);
end
$$;
comment on function public.accept_household_invitation(text, text) is
  'Joins the household of the invitation under the name; false where the token is not good.';

create function private.withdraw_household_invitation(invitation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_proved_factors();
  delete from private.household_invitations i where i.id = invitation and i.invited_by = (select auth.uid());
  return found;
end
$$;

create function public.withdraw_household_invitation(invitation uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  return private.withdraw_household_invitation(invitation);
end
$$;
comment on function public.withdraw_household_invitation(uuid) is 'Ends an invitation that the caller made; false where there is none.';

create function private.rename_in_household(display_name text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_proved_factors();
  update private.household_members m set display_name = private.read_display_name(rename_in_household.display_name) where m.member_id = (select auth.uid());
  return found;
end
$$;

create function public.rename_in_household(display_name text) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  return private.rename_in_household(display_name);
end
$$;
comment on function public.rename_in_household(text) is 'How the caller is called in their household; false where they are in none.';

-- Shares a kind of data, or stops sharing it. Benefits and plans require the cards, because both reveal them.
create function private.set_household_share(kind text, is_shared boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  household uuid;
begin
  perform private.require_proved_factors();
  household := private.lock_household_of(member);
  if household is null then
    return false;
  end if;
  if is_shared then
    if set_household_share.kind in ('benefits', 'plan')
      and not exists (select from private.household_shares s where s.member_id = member and s.kind = 'cards') then
      raise exception 'cards are not shared' using errcode = 'check_violation';
    end if;
    insert into private.household_shares (member_id, kind) values (member, set_household_share.kind) on conflict do nothing;
  else
    delete from private.household_shares s
    where s.member_id = member
      and (s.kind = set_household_share.kind or set_household_share.kind = 'cards' and s.kind in ('benefits', 'plan'));
  end if;
  perform private.tell_of_household(household);
  return true;
end
$$;

create function public.set_household_share(kind text, is_shared boolean) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  return private.set_household_share(kind, is_shared);
end
$$;
comment on function public.set_household_share(text, boolean) is
  'Whether the caller''s household sees a kind of the caller''s rows: cards, points, benefits, spending or plan; false where they are in none.';

create function private.leave_household() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_proved_factors();
  perform private.lock_household_of((select auth.uid()));
  delete from private.household_members m where m.member_id = (select auth.uid());
  return found;
end
$$;

create function public.leave_household() returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  return private.leave_household();
end
$$;
comment on function public.leave_household() is 'Ends the caller''s place in their household, with what they share and whom they invited; false where they are in none.';

create function private.remove_from_household(member uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  own_id constant uuid := (select auth.uid());
  household uuid;
begin
  perform private.require_proved_factors();
  household := private.lock_household_of(own_id);
  delete from private.household_members m
  where m.member_id = member and m.household_id = household and not m.is_founder
    and exists (select from private.household_members own where own.member_id = own_id and own.is_founder);
  return found;
end
$$;

create function public.remove_from_household(member uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  return private.remove_from_household(member);
end
$$;
comment on function public.remove_from_household(uuid) is 'Takes somebody else out of the household that the caller has founded; false where the caller may not.';

grant execute on function
  private.get_household(), public.get_household(),
  private.invite_to_household(text), public.invite_to_household(text),
  private.look_at_household_invitation(text), public.look_at_household_invitation(text),
  private.accept_household_invitation(text, text), public.accept_household_invitation(text, text),
  private.withdraw_household_invitation(uuid), public.withdraw_household_invitation(uuid),
  private.rename_in_household(text), public.rename_in_household(text),
  private.set_household_share(text, boolean), public.set_household_share(text, boolean),
  private.leave_household(), public.leave_household(),
  private.remove_from_household(uuid), public.remove_from_household(uuid)
  to authenticated;
