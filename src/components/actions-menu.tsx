import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';

type ActionsMenuProps = {
  /** What they are done to. */
  subject: string;
  /** Menu items. */
  children: ReactNode;
  className?: string;
};

/** What can be done with a thing of a list, behind one button. */
export function ActionsMenu({ subject, children, className }: ActionsMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Actions for ${subject}`}
          className={className}
        >
          <EllipsisVertical aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}
