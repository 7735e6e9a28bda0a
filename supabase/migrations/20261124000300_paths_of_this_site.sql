-- A browser reads `/\host` as the address of another site, as it reads `//host`, and leaves tabs and line ends out.
update public.tips set link_path = null where link_path ~ '^/\\|[[:cntrl:]]';
alter table public.tips
  drop constraint tips_link_path_check,
  add constraint tips_link_path_check
    check (link_path ~ '^/[^/\\]' and link_path !~ '[[:cntrl:]]' and char_length(link_path) <= 500);

update public.fact_reports set page_path = null where page_path ~ '^/\\|[[:cntrl:]]';
alter table public.fact_reports
  drop constraint fact_reports_page_path_check,
  add constraint fact_reports_page_path_check
    check (page_path ~ '^/([^/\\]|$)' and page_path !~ '[[:cntrl:]]' and char_length(page_path) <= 500);
