import type { DragEvent as Dragged, ReactNode } from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { isTooMuchOfPage } from '../carry-images.ts';

/** Excalidraw's mark of a picture that holds a drawing. */
const DRAWING = 'application/vnd.excalidraw+json';
/** Its mark of shapes that are dragged, from any page, and drawn unchecked. */
const LIBRARY = 'application/vnd.excalidrawlib+json';

const handedOn = new WeakSet<Event>();

async function isMerePicture(file: File): Promise<boolean> {
  return file.type.startsWith('image/') && !(await file.text()).includes(DRAWING);
}

type DropZoneProps = {
  label: string;
  /** Gets a file that is no mere picture. */
  onFile: (file: File) => Promise<void>;
  children: ReactNode;
};

/**
 * Hands only pictures on to Excalidraw, which replaces the whole drawing with that of a dropped file, unchecked; and no
 * paste that it would take without asking `BoardCanvas`.
 */
export function DropZone({ label, onFile, children }: DropZoneProps) {
  const catchFile = async ({ target, clientX, clientY }: Dragged, file: File) => {
    if (!(await isMerePicture(file))) {
      await onFile(file);
      return;
    }
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const options = { bubbles: true, cancelable: true, clientX, clientY, dataTransfer };
    const event = new DragEvent('drop', options);
    handedOn.add(event);
    target.dispatchEvent(event);
  };
  return (
    <div
      className="min-w-0 flex-1"
      role="region"
      aria-label={label}
      onDropCapture={(event) => {
        if (handedOn.has(event.nativeEvent)) return;
        const { files, types } = event.dataTransfer;
        const [file] = files;
        if (!file && !types.includes(LIBRARY)) return;
        event.preventDefault();
        event.stopPropagation();
        if (!file) toast({ title: 'Library shapes cannot be dropped here', tone: 'error' });
        else catchFile(event, file).catch(reportFailure('Nothing was imported'));
      }}
      onPasteCapture={(event) => {
        const { target, clipboardData } = event;
        if (!isTooMuchOfPage(clipboardData, target instanceof HTMLTextAreaElement)) return;
        event.preventDefault();
        event.stopPropagation();
        toast({ title: 'This is too large to paste', tone: 'error' });
      }}
    >
      {children}
    </div>
  );
}
