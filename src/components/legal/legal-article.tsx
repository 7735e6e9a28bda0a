import type { ReactNode } from 'react';

type LegalArticleProps = {
  title: string;
  /** `YYYY-MM-DD` in words. */
  updatedOn: string;
  children: ReactNode;
};

export function LegalArticle({ title, updatedOn, children }: LegalArticleProps) {
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-8 [&_a]:underline [&_a]:underline-offset-2 [&_h2]:pt-6 [&_h2]:pb-1 [&_h2]:text-lg [&_h2]:font-semibold [&_li]:pl-1 [&_p]:py-1.5 [&_p]:leading-7 [&_ul]:list-disc [&_ul]:py-1.5 [&_ul]:pl-6 [&_ul]:leading-7">
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      <p className="text-muted-foreground">Last changed on {updatedOn}</p>
      {children}
    </article>
  );
}
