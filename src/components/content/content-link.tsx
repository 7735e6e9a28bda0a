import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { checkLink } from './check-link.ts';

const classes = 'text-primary underline underline-offset-4 hover:no-underline';

type ContentLinkProps = { address: string; title?: string | undefined; children: ReactNode };

/** A link of stored text; what may not be linked to is shown as text. */
export function ContentLink({ address, title, children }: ContentLinkProps) {
  const link = checkLink(address);
  if (!link) return children;
  if (link.kind === 'internal') {
    const [path = '', query = ''] = link.path.split('?');
    return (
      <Link
        to={path === '' ? '.' : path}
        search={query === '' ? {} : Object.fromEntries(new URLSearchParams(query))}
        {...(link.hash === '' ? {} : { hash: link.hash })}
        title={title}
        className={classes}
      >
        {children}
      </Link>
    );
  }
  const elsewhere = link.kind === 'external' ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={link.href} title={title} className={classes} {...elsewhere}>
      {children}
    </a>
  );
}
