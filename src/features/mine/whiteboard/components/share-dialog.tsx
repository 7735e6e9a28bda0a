import { useMutation } from '@tanstack/react-query';
import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { CopyField } from '@/components/copy-field.tsx';
import { reportFailure } from '@/components/report-failure.ts';
import { sharePicture } from '@/components/share-picture.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { Label } from '@/components/ui/label.tsx';
import { getPublicBaseUrl } from '@/lib/env.ts';
import { drawPng } from '../draw-board.ts';
import { boardEdits } from '../mutations.ts';
import type { BoardSummary } from '../schema.ts';

type ShareDialogProps = {
  board: BoardSummary;
  api: ExcalidrawImperativeAPI | undefined;
  onClose: () => void;
};

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
                .then((png) => sharePicture(board.name, png))
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
