import { useMutation } from '@tanstack/react-query';
import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { CopyField } from '@/components/copy-field.tsx';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { Label } from '@/components/ui/label.tsx';
import { getPublicBaseUrl } from '@/lib/env.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { saveBlob } from '@/lib/save-file.ts';
import { drawPng } from '../draw-board.ts';
import { boardEdits } from '../mutations.ts';
import type { BoardSummary } from '../schema.ts';

type ShareDialogProps = {
  board: BoardSummary;
  api: ExcalidrawImperativeAPI | undefined;
  onClose: () => void;
};

/** Opens the device's share sheet with an image; otherwise copies it, or saves it. */
async function shareImage(name: string, png: Blob): Promise<void> {
  const file = new File([png], `${name}.png`, { type: png.type });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file], title: name }).catch((error: unknown) => {
      // Closing the sheet is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return;
  }
  try {
    await navigator.clipboard.write([new ClipboardItem({ [png.type]: png })]);
    toast({ title: 'The image was copied', tone: 'success' });
  } catch {
    saveBlob(file.name, file);
    toast({ title: 'The image was saved to your downloads', tone: 'success' });
  }
}

/** The public link of a board, made and taken away here, and the board as an image. */
export function ShareDialog({ board, api, onClose }: ShareDialogProps) {
  const change = useMutation(boardEdits.changing);
  const { share_token: token } = board;
  const address = token === null ? '' : `${getPublicBaseUrl()}/shared-whiteboard/${token}`;
  return (
    <Dialog open onClose={onClose}>
      <DialogContent>
        <DialogHead title={<>Share “{board.name}”</>}>
          Anyone with the link sees the board as it is at that moment and nothing else of yours, and
          cannot change it. Turning the link off ends it for everyone.
        </DialogHead>
        <div className="flex items-center gap-3">
          <Switch
            id="public-link"
            checked={board.is_shared}
            onCheckedChange={(is_shared) => {
              change.mutate({ base: board, values: { is_shared } });
            }}
          />
          <Label htmlFor="public-link">Public link</Label>
        </div>
        {board.is_shared && token !== null && (
          <CopyField label="Link" value={address} noun="Link" />
        )}
        {api && (
          <Button
            variant="outline"
            onClick={() => {
              drawPng(api)
                .then((png) => shareImage(board.name, png))
                .catch(reportFailure('The image was not shared'));
            }}
          >
            Share as an image
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}
