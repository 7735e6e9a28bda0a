import { useMutation } from '@tanstack/react-query';
import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { CopyField } from '@/components/copy-field.tsx';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { Label } from '@/components/ui/label.tsx';
import { getPublicBaseUrl } from '@/lib/env.ts';
import { drawPng } from '../draw-board.ts';
import { boardEdits } from '../mutations.ts';
import { shareImage } from '../share-image.ts';
import type { BoardSummary } from '../schema.ts';
import * as texts from '../texts.ts';

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
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{texts.shareOfName(board.name)}</DialogTitle>
          <DialogDescription>{texts.whoeverHasTheLinkSees}</DialogDescription>
        </DialogHeader>
        <div className="flex items-center gap-3">
          <Switch
            id="public-link"
            checked={token !== null}
            onCheckedChange={(isShared) => {
              const share_token = isShared ? crypto.randomUUID() : null;
              change.mutate({ base: board, values: { share_token } });
            }}
          />
          <Label htmlFor="public-link">{texts.publicLink}</Label>
        </div>
        {token !== null && <CopyField label={texts.link} value={address} noun={texts.link} />}
        {api && (
          <Button
            variant="outline"
            onClick={() => {
              drawPng(api)
                .then((png) => shareImage(board.name, png))
                .catch(reportFailure(texts.theImageWasNotShared));
            }}
          >
            {texts.shareAsAnImage}
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}
