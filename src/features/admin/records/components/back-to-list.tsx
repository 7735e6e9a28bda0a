import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { Resource } from '../machine/create-resource.ts';

/** Leads to the list of the records from one of them. */
export function BackToList({ path, title }: Pick<Resource, 'path' | 'title'>) {
  return (
    <Link
      to="/admin/$resource"
      params={{ resource: path }}
      className="text-muted-foreground hover:text-foreground inline-flex min-h-6 items-center gap-1 text-sm"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {title}
    </Link>
  );
}
