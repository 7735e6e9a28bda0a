import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { Download, EllipsisVertical, FileUp, Image, ListTree, Shapes } from 'lucide-react';
import { useRef, useState } from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { saveBlob } from '@/lib/save-file.ts';
import { drawPng, drawSvg, writeFile } from '../draw-board.ts';
import { importFile } from '../draw-file.ts';
import type { BoardSummary } from '../schema.ts';
import { BoardTextDialog } from './board-text-dialog.tsx';

type BoardFileMenuProps = { board: BoardSummary; api: ExcalidrawImperativeAPI };

/** Files out of a board and into it, and its words. */
export function BoardFileMenu({ board, api }: BoardFileMenuProps) {
  const [isReading, setReading] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const fail = reportFailure('The board was not exported');

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label="More for this board">
            <EllipsisVertical aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setReading(true)}>
            <ListTree aria-hidden /> What is on the board
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem
            onSelect={() => {
              drawPng(api).then((png) => {
                saveBlob(`${board.name}.png`, png);
              }, fail);
            }}
          >
            <Image aria-hidden /> Export as PNG
          </DropdownMenuItem>
          <DropdownMenuItem
            onSelect={() => {
              drawSvg(api).then((svg) => {
                saveBlob(`${board.name}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
              }, fail);
            }}
          >
            <Shapes aria-hidden /> Export as SVG
          </DropdownMenuItem>
          <DropdownMenuItem
            onSelect={() => {
              const type = 'application/json';
              saveBlob(`${board.name}.excalidraw`, new Blob([writeFile(api)], { type }));
            }}
          >
            <Download aria-hidden /> Export as file
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => fileInput.current?.click()}>
            <FileUp aria-hidden /> Import a file
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <input
        ref={fileInput}
        type="file"
        accept=".excalidraw,application/json"
        aria-label="Excalidraw file to import"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void importFile(api, file);
        }}
      />
      {isReading && (
        <BoardTextDialog
          name={board.name}
          elements={api.getSceneElements()}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}
