import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';

/** Shown for a board id that is not the member's, whether or not it exists. */
export function BoardMissing() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-2xl gap-4 p-4 pt-16 outline-none">
      <h1 className="sr-only">Whiteboard</h1>
      <EmptyState
        title="This board does not exist"
        action={
          <Button asChild>
            <Link to="/app/whiteboard" search={{ boards: true }}>
              All my boards
            </Link>
          </Button>
        }
      >
        It may have been deleted, here or on another device.
      </EmptyState>
    </main>
  );
}
