import { Link } from '@tanstack/react-router';
import { PageHeader } from '@/components/page-header.tsx';
import { resourceGroups } from '../machine/resource.ts';
import { resources } from '../registry.ts';

/** What can be edited, by group. */
export function AdminHome() {
  return (
    <>
      <PageHeader title="Administration" description="The reference data that every member sees." />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {resourceGroups.map((group) => {
          const members = resources.filter((resource) => resource.group === group);
          return members.length === 0 ? null : (
            <section key={group} className="bg-card rounded-md border p-4">
              <h2 className="pb-2 font-semibold">{group}</h2>
              <ul className="grid gap-2">
                {members.map(({ path, title, description, icon: Icon }) => (
                  <li key={path} className="flex gap-3">
                    <Icon aria-hidden className="text-muted-foreground mt-0.5 size-5 shrink-0" />
                    <div>
                      <Link
                        to="/admin/$resource"
                        params={{ resource: path }}
                        className="font-medium underline-offset-4 hover:underline"
                      >
                        {title}
                      </Link>
                      <p className="text-muted-foreground text-sm">{description}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}
