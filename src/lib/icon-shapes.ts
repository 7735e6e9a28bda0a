const TAGS = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'] as const;
type Tag = (typeof TAGS)[number];

const GEOMETRY = [
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2'],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'],
];

/** One drawn shape: its element and its geometry, and nothing that could run or load. */
export type IconShape = { tag: Tag; attributes: Record<string, string> };

function toShape(element: Element): IconShape[] {
  const tag = TAGS.find((known) => known === element.tagName);
  if (tag === undefined) return [];
  const attributes: Record<string, string> = {};
  for (const name of GEOMETRY) {
    const value = element.getAttribute(name);
    if (value !== null) attributes[name] = value;
  }
  if (element.getAttribute('fill') === 'currentColor') attributes['fill'] = 'currentColor';
  return [{ tag, attributes }];
}

/** Parses the shapes in an icon's `svg` element, skipping anything else; none for invalid XML. */
export function parseIconShapes(body: string): IconShape[] {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
  return [...documentElement.querySelectorAll('*')].flatMap(toShape);
}
