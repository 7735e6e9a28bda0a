import { Link } from '@tanstack/react-router';
import { PRODUCT_NAME } from '@/lib/product.ts';

export function Brand({ to = '/' }: { to?: '/' | '/app' }) {
  return (
    <Link to={to} className="inline-flex min-h-8 items-center gap-2 rounded-md font-semibold">
      <svg viewBox="0 0 32 32" aria-hidden className="size-6">
        <rect width="32" height="32" rx="5" className="fill-primary" />
        <path d="M8 25V7h9.5a6 6 0 0 1 0 12H12.5v6z" className="fill-primary-foreground" />
        <circle cx="17.2" cy="13" r="2.2" className="fill-primary" />
      </svg>
      {PRODUCT_NAME}
    </Link>
  );
}
