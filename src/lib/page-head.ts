import { PRODUCT_NAME } from '@/lib/product.ts';

/** What a route's `head` returns: the title with the product's name, and a description. */
export function createPageHead(title: string, description?: string) {
  return {
    meta: [
      { title: title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}` },
      ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ],
  };
}
