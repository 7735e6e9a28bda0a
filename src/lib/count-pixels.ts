/** Counts the pixels of a picture, which are known before it is unpacked; 0 if it cannot be shown. */
export async function countPixels(address: string): Promise<number> {
  const image = new Image();
  const read = new Promise((resolve) => {
    image.onload = resolve;
    image.onerror = resolve;
  });
  image.src = address;
  await read;
  return image.naturalWidth * image.naturalHeight;
}
