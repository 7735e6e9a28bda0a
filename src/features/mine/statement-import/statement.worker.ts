import { createStatementReview } from '@/features/mine/statement-import/create-statement-review.ts';
import type { StatementCommand, StatementReport } from '@/features/mine/statement-import/schema.ts';

/** Reads statements off the page's own thread: a hundred thousand lines leave the page responsive. */
let statements: ReturnType<typeof createStatementReview> | undefined;

function report(message: StatementReport): void {
  self.postMessage(message);
}

function carryOut(command: StatementCommand): void {
  if (command.kind === 'learn') {
    if (statements) statements.learn(command.shops);
    else {
      statements = createStatementReview(command.shops, (id, share) => {
        report({ kind: 'progress', id, share });
      });
    }
    return;
  }
  if (!statements) throw new Error('The reader of statements was used before it was started.');
  switch (command.kind) {
    case 'add':
      command.files.forEach(statements.add);
      return;
    case 'remove':
      statements.remove(command.id);
      return;
    case 'review':
      report({
        kind: 'reviewed',
        number: command.number,
        review: statements.review(command.request),
      });
      return;
    case 'audit':
      report({
        kind: 'audited',
        number: command.number,
        audit: statements.audit(command.request),
      });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<StatementCommand>) => {
  try {
    carryOut(data);
  } catch (error) {
    console.error(error);
    report({ kind: 'failed' });
  }
});
