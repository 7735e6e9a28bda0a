-- Admins are made and unmade by the ids of their accounts; by address only a database did that was made before.
drop function if exists private.grant_admin(text);
drop function if exists private.revoke_admin(text);
drop function if exists private.set_user_role(text, text);
