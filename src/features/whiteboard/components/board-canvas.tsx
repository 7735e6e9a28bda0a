import '@excalidraw/excalidraw/index.css';
import { Excalidraw, MainMenu, restoreElements } from '@excalidraw/excalidraw';
import type { ExcalidrawImperativeAPI, ExcalidrawProps } from '@excalidraw/excalidraw/types';
import { useRouter } from '@tanstack/react-router';
import { useIsDark } from '@/lib/use-is-dark.ts';
import { isSafeLink } from '../board-file.ts';
import type { BoardDocument } from '../schema.ts';

// Excalidraw’s fonts are served with the app; nothing is fetched from elsewhere.
window.EXCALIDRAW_ASSET_PATH = '/excalidraw/';

declare global {
  interface Window {
    EXCALIDRAW_ASSET_PATH?: string | string[];
  }
}

type BoardCanvasProps = {
  name: string;
  initial: BoardDocument;
  isReadOnly?: boolean;
  onReady?: (api: ExcalidrawImperativeAPI) => void;
  onChange?: ExcalidrawProps['onChange'];
};

/** Excalidraw with what is ours around it: theme, links within the app, and only the actions that a board has. */
export function BoardCanvas({ name, initial, isReadOnly, onReady, onChange }: BoardCanvasProps) {
  const isDark = useIsDark();
  const router = useRouter();
  return (
    <Excalidraw
      name={name}
      theme={isDark ? 'dark' : 'light'}
      viewModeEnabled={isReadOnly ?? false}
      initialData={{
        elements: restoreElements(initial.elements, null, { repairBindings: true }),
        appState: { viewBackgroundColor: initial.background ?? '#ffffff' },
        scrollToContent: true,
      }}
      {...(onReady && { excalidrawAPI: onReady })}
      {...(onChange && { onChange })}
      aiEnabled={false}
      validateEmbeddable={false}
      UIOptions={{
        canvasActions: {
          loadScene: false,
          saveToActiveFile: false,
          saveAsImage: false,
          export: false,
          toggleTheme: false,
        },
      }}
      onLinkOpen={(element, event) => {
        event.preventDefault();
        const link = element.link ?? '';
        if (!isSafeLink(link)) return;
        const url = new URL(link, location.origin);
        if (url.origin === location.origin) void router.navigate({ to: url.pathname });
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
