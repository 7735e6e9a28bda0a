import { Link } from '@tanstack/react-router';
import { PRODUCT_NAME } from '@/lib/product.ts';

export function Brand({ to = '/' }: { to?: '/' | '/app' }) {
  return (
    <Link
      to={to}
      translate="no"
      className="inline-flex min-h-8 items-center gap-2 rounded-md font-semibold"
    >
      <svg viewBox="0 0 28 28" aria-hidden className="fill-primary-foreground size-7">
        <rect width="28" height="28" rx="4" className="fill-primary" />
        <path d="M8 6h3.2v16H8z" />
        <circle cx="16" cy="11" r="5" />
      </svg>
      {PRODUCT_NAME}
    </Link>
  );
}
