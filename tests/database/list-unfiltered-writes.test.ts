import { expect, test } from 'vitest';
import { listUnfilteredWrites } from './list-unfiltered-writes.ts';

const inFunction = (statement: string) =>
  `create function private.f() returns void language plpgsql as $$\nbegin\n  ${statement}\nend\n$$;`;

test.each([
  inFunction(
    'update public.catalog_state set revision = revision + 1, changed_at = now() returning revision into new_revision;',
  ),
  'delete from public.wallets;',
  'DELETE FROM public.wallets',
  'update only public.wallets as w set name = null;',
  'update "Odd" set a = 1;',
  'update a set b = (select c from d where true);',
  'update a set b = c.d from c;',
  'delete from a using b;',
  'with gone as (delete from a returning id) select from gone where true;',
  'create function f() language sql as $body$ delete from a $body$; select from b where true;',
  'create function f() begin atomic update a set b = 1; select from c where true; end;',
  inFunction('for one in update a set b = 1 returning c loop perform f(one) where true; end loop;'),
  inFunction(`execute 'delete from a'; perform from b where true;`),
  inFunction(`execute format('update public.%1$I t set %2$s', a, b);`),
  '-- a comment\nupdate a set b = 1;\n-- another',
  'update a set b = 1 -- where true\n;',
  'update a set b = 1 /* where true */;',
  `update a set b = ' where ';`,
])('refuses %s', (statement) => {
  expect(listUnfilteredWrites(statement)).toHaveLength(1);
});

test.each([
  'update a set b = 1 where id;',
  'delete from a\nwhere c;',
  'with gone as (delete from a where b returning id) update c set d = 1 from gone where c.id = gone.id;',
  inFunction(`execute format('delete from %s where member_id = $1', target) using member;`),
  'insert into a values (1) on conflict (b) do update set c = excluded.c;',
  'create trigger t after update or delete on a for each row execute function f();',
  'create trigger t before update of b on a for each row execute function f();',
  'create policy p on a for delete using (true); create policy q on a for update using (true);',
  'grant update (a), delete on b to c; alter function f() set search_path = a;',
  'alter table a add foreign key (b) references c on update cascade on delete set null;',
  inFunction('perform from a for update of a skip locked;'),
  '-- update a set b = 1;\n/* delete from a; */',
  `comment on table a is 'Before delete from a; or an update a set b.';`,
  'select private.update_a(), delete_from from a;',
])('accepts %s', (statement) => {
  expect(listUnfilteredWrites(statement)).toEqual([]);
});
