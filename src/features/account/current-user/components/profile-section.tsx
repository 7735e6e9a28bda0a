import type { ReactNode } from 'react';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';

type ProfileSectionProps = {
  title: string;
  description: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function ProfileSection({ title, description, actions, children }: ProfileSectionProps) {
  return (
    <Section aria-label={title}>
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
