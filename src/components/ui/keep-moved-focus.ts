/**
 * For a closing layer: its button gets the focus back a moment later, unless the person has moved on. Taking the
 * focus from a menu opened since would close that menu.
 */
export function keepMovedFocus(event: Event): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) event.preventDefault();
}
