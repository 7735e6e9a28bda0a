import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
import { describeBoard } from '../describe-board.ts';
import type { BoardElement } from '../schema.ts';

type BoardTextDialogProps = {
  name: string;
  elements: readonly BoardElement[];
  onClose: () => void;
};

/** The board in words. */
export function BoardTextDialog({ name, elements, onClose }: BoardTextDialogProps) {
  const { shapes, connections, others } = describeBoard(elements);
  const parts = [
    { title: 'Shapes and texts', lines: shapes },
    { title: 'Connections', lines: connections },
    { title: 'Without words', lines: others },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <Dialog open onClose={onClose}>
      <DialogContent className="max-h-[85dvh] max-w-xl overflow-y-auto">
        <DialogHead title={<>What is on “{name}”</>}>
          {parts.length === 0 ? 'The board is empty.' : 'From top to bottom, left to right.'}
        </DialogHead>
        {parts.map(({ title, lines }) => (
          <section key={title} aria-label={title} className="grid gap-1">
            <h3 className="font-semibold">{title}</h3>
            <ul className="list-disc pl-5">
              {lines.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </DialogContent>
    </Dialog>
  );
}
