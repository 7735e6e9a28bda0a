-- How long a statement of the API may take; PostgREST sets what is set for the role of its caller. What visitors read takes
-- milliseconds, what admins count of a million members some seconds.
alter role anon set statement_timeout = '1s';
alter role authenticated set statement_timeout = '8s';
alter role app_admin set statement_timeout = '8s';
notify pgrst, 'reload config';
