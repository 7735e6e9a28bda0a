import { useBlocker } from '@tanstack/react-router';
import { OnNeed } from '@/components/on-need.tsx';
import { createPart } from '@/lib/part.ts';

const leaveQuestion = createPart(async () => (await import('./leave-question.tsx')).LeaveQuestion);

type LeaveGuardProps = {
  isDirty: boolean;
  /** Navigation after a save is not leaving; closing the tab would still interrupt it. */
  isSaving: boolean;
  /** Explains the consequence for the unsaved changes. */
  description: string;
  /** True if other views of the same address keep the form open. */
  allowsViews?: boolean;
};

export function LeaveGuard(props: LeaveGuardProps) {
  const { isDirty, isSaving, description, allowsViews = false } = props;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !isSaving && !(allowsViews && current.pathname === next.pathname),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <OnNeed
      part={leaveQuestion}
      shown={
        blocker.status === 'blocked'
          ? { description, onStay: blocker.reset, onLeave: blocker.proceed }
          : null
      }
    />
  );
}
