import type { ReactNode } from 'react';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';

type ProfileSectionProps = {
  /** Name in links, declared with its page in `list-sections.ts`. */
  id?: string;
  title: string;
  description: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function ProfileSection(props: ProfileSectionProps) {
  const { id, title, description, actions, children } = props;
  return (
    <Section id={id} aria-label={title}>
      <SectionHeader>
        <div className="grid min-w-0 flex-1 gap-0.5">
          <SectionTitle>{title}</SectionTitle>
          <p className="text-muted-foreground max-w-prose text-sm">{description}</p>
        </div>
        {actions}
      </SectionHeader>
      <SectionContent>{children}</SectionContent>
    </Section>
  );
}
