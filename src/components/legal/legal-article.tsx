import type { ReactNode } from 'react';
import { ContentLayout } from '@/components/content-layout.tsx';

export type LegalSection = {
  readonly id: string;
  readonly title: string;
  /** The section in one plain sentence; its text decides. */
  readonly summary: string;
  readonly body: ReactNode;
};

type LegalArticleProps = {
  title: string;
  /** `YYYY-MM-DD` in words. */
  updatedOn: string;
  /** Between the title and the text. */
  above?: ReactNode;
  introduction: ReactNode;
  sections: readonly LegalSection[];
};

export function LegalArticle(props: LegalArticleProps) {
  const { title, updatedOn, above, introduction, sections } = props;
  return (
    <ContentLayout
      header={
        <header className="grid gap-1">
          <h1 className="text-3xl leading-tight font-semibold tracking-tight">{title}</h1>
          <p className="text-muted-foreground">Last changed on {updatedOn}</p>
        </header>
      }
      headings={sections.map(({ id, title: text }) => ({ id, text, depth: 2 }))}
    >
      {above}
      <div className="[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-2 [&_li]:pl-1 [&_p]:py-1.5 [&_p]:leading-7 [&_ul]:list-disc [&_ul]:py-1.5 [&_ul]:pl-6 [&_ul]:leading-7">
        {introduction}
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} className="pt-6 pb-1 text-xl font-semibold tracking-tight">
              {section.title}
            </h2>
            <p className="border-primary my-1.5 border-l-2 pl-3 font-medium">{section.summary}</p>
            {section.body}
          </section>
        ))}
      </div>
    </ContentLayout>
  );
}
