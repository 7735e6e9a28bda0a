import { keepError } from './kept-errors.ts';

/** Style sheets on their way, so that two parts that need the same one wait for it together. */
const coming = new Map<string, Promise<void>>();

function addStyles(file: string): Promise<void> {
  const before = coming.get(file);
  if (before) return before;
  if (document.querySelector(`link[rel=stylesheet][href="/${file}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      // Removed, so that a later call tries again.
      link.remove();
      coming.delete(file);
      reject(new Error(`Unable to preload CSS for /${file}`));
    };
  });
  coming.set(file, loaded);
  link.rel = 'stylesheet';
  link.href = `/${file}`;
  document.head.append(link);
  return loaded;
}

/**
 * Loads a part of the app on demand, after the styles only it needs. Replaces the build's own loader, which also
 * prefetches scripts and is three times as long, on every first visit.
 */
export async function loadWithStyles<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  try {
    await Promise.all(files.map(addStyles));
    return await load();
  } catch (error) {
    keepError('chunk', error);
    throw error;
  }
}
