import { useMatches } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type Match = ReturnType<typeof useMatches>[number];

/** What the pages on screen say of themselves; of two that say the same thing the inner one is right. */
function collectTags(matches: readonly Match[]) {
  // Below a page that failed, or that is not there, nothing is on screen.
  const end = matches.findIndex(({ status }) => status !== 'success');
  const shown = (end < 0 ? matches : matches.slice(0, end + 1)).toReversed();
  const tags = new Map<string, ComponentProps<'meta'>>();
  let title: string | undefined;
  for (const tag of shown.flatMap(({ meta }) => meta ?? [])) {
    if (!tag) continue;
    if ('title' in tag) title ??= tag.title;
    else {
      const key = tag.name ?? tag.property ?? '';
      if (!tags.has(key)) tags.set(key, tag);
    }
  }
  return {
    title,
    tags: [...tags],
    links: shown.flatMap(({ links }) => links ?? []),
    scripts: shown.flatMap(({ headScripts }) => headScripts ?? []),
  };
}

/**
 * The head of the page. The router's own component also writes styles, preloads and scripts that run, of which the app
 * has none, and costs a hundredth of the first visit.
 */
export function PageHead() {
  const { title, tags, links, scripts } = useMatches({ select: collectTags });
  return (
    <>
      {title !== undefined && <title>{title}</title>}
      {tags.map(([key, tag]) => (
        <meta key={key} {...tag} />
      ))}
      {links.map((link) => link && <link key={link.href} {...link} />)}
      {scripts.map((script) => {
        // Data for machines alone: the app has no other script in its head.
        const text = typeof script?.children === 'string' ? script.children : '';
        return <script key={text} type={script?.type} dangerouslySetInnerHTML={{ __html: text }} />;
      })}
    </>
  );
}
