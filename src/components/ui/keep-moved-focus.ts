/** Returns the focus to the button, unless the person moved on: taking it from a menu would close that menu. */
export function keepMovedFocus(event: Event): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) event.preventDefault();
}
