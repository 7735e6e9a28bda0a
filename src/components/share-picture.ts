import { toast } from '@/components/ui/toast-store.ts';
import { saveBlob } from '@/lib/save-file.ts';

/** Opens the device's share sheet with a PNG; otherwise copies it, or saves it. */
export async function sharePicture(name: string, png: Blob): Promise<void> {
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
