import { type ReactNode, useId } from 'react';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionHeader>
        <SectionTitle id={id}>{title}</SectionTitle>
      </SectionHeader>
      <SectionContent className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {children}
      </SectionContent>
    </Section>
  );
}
