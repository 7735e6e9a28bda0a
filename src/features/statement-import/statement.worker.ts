import { createStatementDesk } from '@/features/statement-import/statement-desk.ts';
import type { StatementCommand, StatementReport } from '@/features/statement-import/schema.ts';

/** Reads statements off the page's own thread: a hundred thousand lines leave the page responsive. */
let desk: ReturnType<typeof createStatementDesk> | undefined;

function report(message: StatementReport): void {
  self.postMessage(message);
}

function carryOut(command: StatementCommand): void {
  if (command.kind === 'learn') {
    if (desk) desk.learn(command.subCategories);
    else desk = createStatementDesk(command.subCategories);
    return;
  }
  if (!desk) throw new Error('The reader of statements was used before it was started.');
  switch (command.kind) {
    case 'add':
      command.files.forEach(desk.add);
      return;
    case 'remove':
      desk.remove(command.id);
      return;
    case 'review':
      report({ kind: 'reviewed', number: command.number, review: desk.review(command.request) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<StatementCommand>) => {
  try {
    carryOut(data);
  } catch (error) {
    report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
