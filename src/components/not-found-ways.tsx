import { Link } from '@tanstack/react-router';
import { openFind } from '@/components/find-button.tsx';
import { Button } from '@/components/ui/button.tsx';

const WAYS = {
  '/': [
    { to: '/credit-cards', name: 'Credit cards' },
    { to: '/guest/card-ranking', name: 'Card ranking' },
    { to: '/reviews', name: 'Guides' },
  ],
  '/app': [
    { to: '/app/my-cards', name: 'My cards' },
    { to: '/app/best-card', name: 'Best card' },
    { to: '/app/all-pages', name: 'All pages' },
  ],
} as const;

/** The search, and the pages that somebody who lost their way looks for most. */
export function NotFoundWays({ home }: { home: keyof typeof WAYS }) {
  return (
    <>
      <Button variant="outline" onClick={openFind}>
        Search
      </Button>
      <ul className="order-last flex basis-full flex-wrap justify-center gap-x-5 gap-y-2 pt-3">
        {WAYS[home].map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className="text-primary underline underline-offset-4">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
