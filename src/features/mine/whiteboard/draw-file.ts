import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { reportFailure } from '@/components/report-failure.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { openBoardFile } from './carry-images.ts';
import { addImages, addShapes } from './draw-board.ts';

const inPicture = 'This picture has a drawing in it. Import the file of the drawing instead.';

/** Adds the drawing of a file to the board, or says why not. */
export async function importFile(api: ExcalidrawImperativeAPI, file: File): Promise<void> {
  const refuse = (description: string) =>
    toast({ title: 'Nothing was imported', description, tone: 'error' });
  try {
    if (file.type.startsWith('image/')) {
      refuse(inPicture);
      return;
    }
    const read = await openBoardFile(await file.text());
    if (read.kind === 'refused') {
      refuse(read.reason);
      return;
    }
    addImages(api, read.images);
    addShapes(api, read.elements);
    toast({ title: `“${file.name}” was added to the board`, tone: 'success' });
  } catch (error) {
    reportFailure('Nothing was imported')(error);
  }
}
