-- Lists are never lists of lists, which the app and the sender of reminders could not read.
update public.reminder_preferences set mail_kinds = array(select unnest(mail_kinds)), push_kinds = array(select unnest(push_kinds))
where array_ndims(mail_kinds) > 1 or array_ndims(push_kinds) > 1;
alter table public.reminder_preferences
  add constraint reminder_preferences_mail_kinds_flat_check check (array_ndims(mail_kinds) is null or array_ndims(mail_kinds) = 1) not valid,
  add constraint reminder_preferences_push_kinds_flat_check check (array_ndims(push_kinds) is null or array_ndims(push_kinds) = 1) not valid;
alter table public.reminder_preferences validate constraint reminder_preferences_mail_kinds_flat_check;
alter table public.reminder_preferences validate constraint reminder_preferences_push_kinds_flat_check;

update public.merchants set aliases = array(select unnest(aliases)), mcc_codes = array(select unnest(mcc_codes))
where array_ndims(aliases) > 1 or array_ndims(mcc_codes) > 1;
alter table public.merchants
  add constraint merchants_aliases_flat_check check (array_ndims(aliases) is null or array_ndims(aliases) = 1) not valid,
  add constraint merchants_mcc_codes_flat_check check (array_ndims(mcc_codes) is null or array_ndims(mcc_codes) = 1) not valid;
alter table public.merchants validate constraint merchants_aliases_flat_check;
alter table public.merchants validate constraint merchants_mcc_codes_flat_check;

update public.sub_categories set mcc_codes = array(select unnest(mcc_codes)) where array_ndims(mcc_codes) > 1;
alter table public.sub_categories
  add constraint sub_categories_mcc_codes_flat_check check (array_ndims(mcc_codes) is null or array_ndims(mcc_codes) = 1) not valid;
alter table public.sub_categories validate constraint sub_categories_mcc_codes_flat_check;
