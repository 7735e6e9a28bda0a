import type { ReactNode } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card.tsx';

type ProfileSectionProps = {
  title: string;
  description: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function ProfileSection({ title, description, actions, children }: ProfileSectionProps) {
  return (
    <Card aria-label={title}>
      <CardHeader>
        <div className="grid min-w-0 flex-1 gap-0.5">
          <CardTitle>{title}</CardTitle>
          <p className="text-muted-foreground max-w-prose text-sm">{description}</p>
        </div>
        {actions}
      </CardHeader>
      <CardContent>{children}</CardContent>
    </Card>
  );
}
