import '@excalidraw/excalidraw/index.css';
import '../whiteboard.css';
import { Excalidraw, FONT_FAMILY, MainMenu, restoreElements } from '@excalidraw/excalidraw';
import type { ExcalidrawImperativeAPI, ExcalidrawProps } from '@excalidraw/excalidraw/types';
import { useRouter } from '@tanstack/react-router';
import { memo } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { isSecretAddress } from '@/lib/secret-address.ts';
import { useIsDark } from '@/lib/use-is-dark.ts';
import { refusalOfPaste } from '../carry-images.ts';
import { isSafeLink, withSafeLink } from '../parse-board-file.ts';
import type { BoardDocument } from '../schema.ts';

type BoardCanvasProps = {
  name: string;
  initial: BoardDocument;
  isReadOnly?: boolean;
  onReady?: (api: ExcalidrawImperativeAPI) => void;
  onChange?: ExcalidrawProps['onChange'];
};

/** Files, images and the theme are ours. */
const options = {
  canvasActions: {
    loadScene: false,
    saveToActiveFile: false,
    saveAsImage: false,
    export: false,
    toggleTheme: false,
  },
} as const;

/** Excalidraw with our additions: theme, links within the app, and only a board's actions. */
function Canvas({ name, initial, isReadOnly, onReady, onChange }: BoardCanvasProps) {
  const isDark = useIsDark();
  const router = useRouter();
  return (
    <Excalidraw
      name={name}
      theme={isDark ? 'dark' : 'light'}
      viewModeEnabled={isReadOnly ?? false}
      initialData={{
        elements: restoreElements(initial.elements.map(withSafeLink), null, {
          repairBindings: true,
        }),
        appState: {
          viewBackgroundColor: initial.background ?? '#ffffff',
          // The hand of our records, not that of a sketch.
          currentItemFontFamily: FONT_FAMILY.Nunito,
          currentItemRoughness: 0,
        },
        scrollToContent: true,
      }}
      {...(onReady && { excalidrawAPI: onReady })}
      {...(onChange && { onChange })}
      aiEnabled={false}
      onPaste={async (pasted) => {
        const refusal = await refusalOfPaste(pasted).catch(() => 'This cannot be pasted');
        if (refusal !== null) toast({ title: refusal, tone: 'error' });
        return refusal === null;
      }}
      validateEmbeddable={false}
      UIOptions={options}
      onLinkOpen={(element, event) => {
        event.preventDefault();
        const link = element.link ?? '';
        if (!isSafeLink(link)) return;
        const url = new URL(link, location.origin);
        // A secret address opens in a new document, so that analytics here do not see it.
        if (url.origin === location.origin && !isSecretAddress(url.pathname))
          void router.navigate({ to: url.pathname });
        else window.open(url, '_blank', 'noopener');
      }}
    >
      <MainMenu>
        <MainMenu.DefaultItems.SearchMenu />
        <MainMenu.DefaultItems.Help />
        {!isReadOnly && <MainMenu.DefaultItems.ClearCanvas />}
        <MainMenu.Separator />
        <MainMenu.DefaultItems.ChangeCanvasBackground />
      </MainMenu>
    </Excalidraw>
  );
}

/** Excalidraw reports a change whenever it is rendered again: it is, only where its properties change. */
export const BoardCanvas = memo(Canvas);
