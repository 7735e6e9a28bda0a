import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { Link, linkOptions, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { Button } from '@/components/ui/button.tsx';
import { type FirstAnswerSearch, toAnswerHash } from '@/features/site/first-answer/schema.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { toPlainPath } from '@/lib/plain-path.ts';
import { createGuestClient, followCatalog } from '../create-guest-client.ts';

const views = [
  { label: 'Card ranking', link: linkOptions({ to: '/guest/card-ranking' }) },
  { label: 'Best wallet', link: linkOptions({ to: '/guest/best-wallet' }) },
  { label: 'Card comparison', link: linkOptions({ to: '/guest/card-comparison' }) },
  { label: 'Points or cash', link: linkOptions({ to: '/guest/points-or-cash' }) },
];

type GuestFrameProps = {
  /** The calculator's inputs, and its yearly amounts in cents by sub-category. */
  search: FirstAnswerSearch;
  amounts: Readonly<Record<string, number>>;
  children: ReactNode;
};

export function GuestFrame({ search, amounts, children }: GuestFrameProps) {
  const page = useQueryClient();
  const pathname = useLocation({ select: (location) => toPlainPath(location.pathname) });
  const [guest] = useState(() => createGuestClient(page, search, amounts));
  useEffect(() => followCatalog(page, guest), [page, guest]);
  const navigate = useNavigate();
  const year = Object.values(amounts).reduce((sum, cents) => sum + cents, 0);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-6">
      <aside
        aria-label="Without an account"
        className="bg-primary-soft flex flex-wrap items-center justify-between gap-3 rounded-md px-4 py-3"
      >
        <p>
          Counted with {formatWholeDollars(year)} a year, points as{' '}
          {search.travels === true ? 'travel' : 'cash'}.{' '}
          <Link
            to="/"
            className="font-medium underline"
            // The address of a link is part of a recording; amounts are not.
            onClick={(event) => {
              event.preventDefault();
              void navigate({ to: '/', hash: toAnswerHash(search) });
            }}
          >
            Change the amounts
          </Link>
        </p>
        <Button asChild size="md">
          <Link to="/register">Save this</Link>
        </Button>
      </aside>
      <LinkTabs
        label="Without an account"
        tabs={views.map(({ link, label }) => ({
          key: link.to,
          label,
          isCurrent: pathname.startsWith(link.to),
          link,
        }))}
      />
      <QueryClientProvider client={guest}>{children}</QueryClientProvider>
    </div>
  );
}
