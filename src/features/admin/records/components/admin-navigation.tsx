import { Link, useRouter } from '@tanstack/react-router';
import {
  BookOpenCheck,
  ChartNoAxesColumn,
  Gauge,
  type LucideIcon,
  MessageSquareWarning,
} from 'lucide-react';
import { resourceGroups } from '../machine/create-resource.ts';
import { resources } from '../find-resource.ts';

type Entry = { to: string; label: string; icon: LucideIcon };

/** Screens that are no resource; an entry is drawn once its screen is in the route tree. */
const OVERVIEW: readonly Entry[] = [
  { to: '/admin', label: 'Needs attention', icon: Gauge },
  { to: '/admin/pages', label: 'Pages to read', icon: BookOpenCheck },
  { to: '/admin/reports', label: 'Reports', icon: MessageSquareWarning },
  { to: '/admin/website-statistics', label: 'Statistics', icon: ChartNoAxesColumn },
];

const linkClasses =
  'text-muted-foreground hover:bg-accent hover:text-foreground data-[status=active]:bg-primary-soft data-[status=active]:text-foreground flex min-h-8 items-center gap-2.5 rounded-md px-2.5 py-1 text-sm font-medium';

export function AdminNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const { routesByPath } = useRouter();
  const paths = new Set(Object.keys(routesByPath).map((path) => path.replace(/(.)\/$/, '$1')));
  const groups = [
    { label: 'Overview', entries: OVERVIEW.filter(({ to }) => paths.has(to)) },
    ...resourceGroups.map(({ key, label }) => ({
      label,
      entries: resources
        .filter((resource) => resource.group === key)
        .map(({ path, title, icon }) => ({ to: `/admin/${path}`, label: title, icon })),
    })),
  ];
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ label, entries }) => (
      <div key={label}>
        <p className="text-muted-foreground px-2.5 pb-1 text-xs font-medium">{label}</p>
        <ul>
          {entries.map(({ to, label: name, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: to === '/admin' }}
                className={linkClasses}
                {...(onNavigate && { onClick: onNavigate })}
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ));
}
