import { type ErrorComponentProps, createFileRoute, redirect } from '@tanstack/react-router';
import { RouteError } from '@/components/route-error.tsx';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { pointTransfers } from '@/features/catalog/facts/tables.ts';
import { provideOwnCards } from '@/features/mine/own-cards/public.ts';
import { walletCardsQuery, walletsQuery } from '@/features/mine/wallets/queries.ts';
import { BoardsPage } from '@/features/mine/whiteboard/components/boards-page.tsx';
import { WhiteboardPage } from '@/features/mine/whiteboard/components/whiteboard-page.tsx';
import { boardQuery, boardsQuery } from '@/features/mine/whiteboard/queries.ts';
import { lastBoard, whiteboardSearchSchema } from '@/features/mine/whiteboard/search.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { AppLayout } from './-app-layout.tsx';
import { useMemberSession } from './-member-session.ts';

/** A layout of its own: the drawing takes the whole window. */
export const Route = createFileRoute('/app_/whiteboard')({
  validateSearch: whiteboardSearchSchema,
  beforeLoad: ({ search, preload, context }) => {
    provideOwnCards(context.queryClient);
    const board = lastBoard.get();
    if (preload || search.board !== undefined || search.boards || board === null) return;
    throw redirect({ to: '/app/whiteboard', search: { board }, replace: true });
  },
  loaderDeps: ({ search }) => ({ board: search.board }),
  head: () => createPageHead('Whiteboard'),
  loader: async ({ context: { queryClient }, deps: { board } }) => {
    await queryClient.ensureQueryData(boardsQuery());
    if (board === undefined) return;
    await Promise.all([
      queryClient.fetchQuery(boardQuery(board)),
      ensureHeldWallet(queryClient),
      queryClient.ensureQueryData(walletsQuery()),
      queryClient.ensureQueryData(walletCardsQuery()),
      pointTransfers.ensure(queryClient),
    ]);
  },
  component: Whiteboard,
  errorComponent: WhiteboardError,
});

function Whiteboard() {
  const { board } = Route.useSearch();
  useMemberSession();
  return board === undefined ? <BoardsPage /> : <WhiteboardPage id={board} />;
}

/** The drawing has no frame around it, so its error page has a way back. */
function WhiteboardError(props: ErrorComponentProps) {
  return (
    <AppLayout>
      <RouteError {...props} />
    </AppLayout>
  );
}
