import { useQuery } from '@tanstack/react-query';
import { createElement, useMemo } from 'react';
import { iconQuery } from '@/lib/icon-loader.ts';
import { type IconShape, parseIconShapes } from '@/lib/icon-shapes.ts';

/** Fallback for an icon that cannot be loaded. */
const DOT: IconShape[] = [{ tag: 'circle', attributes: { cx: '12', cy: '12', r: '4' } }];

type CategoryIconProps = { name: string; className?: string };

/** An icon that the reference data names. Its place is kept while it loads. */
export function CategoryIcon({ name, className }: CategoryIconProps) {
  const { data: body, isError } = useQuery(iconQuery(name));
  const shapes = useMemo(() => (body === undefined ? [] : parseIconShapes(body)), [body]);
  return (
    <svg
      aria-hidden
      className={className}
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {(isError ? DOT : shapes).map(({ tag, attributes }, index) =>
        createElement(tag, { ...attributes, key: index }),
      )}
    </svg>
  );
}
