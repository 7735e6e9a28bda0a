/**
 * For a layer that closes: its button gets the focus back a moment later, unless somebody has gone on meanwhile. The
 * focus taken out of a menu that was opened next would close that one.
 */
export function keepMovedFocus(event: Event): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) event.preventDefault();
}
