import { useMatches } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type Match = ReturnType<typeof useMatches>[number];

/** Collects the head tags of the matched routes; the innermost wins. */
function collectTags(matches: readonly Match[]) {
  // Routes below a failed or missing one are not on screen.
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

/** The page's head, without the styles, preloads and scripts of the router's own component: 1% of the first visit. */
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
        // Only for machines: the app has no other script in its head.
        const text = typeof script?.children === 'string' ? script.children : '';
        return <script key={text} type={script?.type} dangerouslySetInnerHTML={{ __html: text }} />;
      })}
    </>
  );
}
