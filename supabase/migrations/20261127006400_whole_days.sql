-- An invitation ends after seven times 24 hours: a day of the caller's time zone may have 23 or 25.
alter table private.household_invitations alter expires_at set default now() + 7 * interval '24 hours';
