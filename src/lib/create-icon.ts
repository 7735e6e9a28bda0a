import { type SVGProps, createElement } from 'react';

/** A drawing of lucide-react: the parts of its picture on a square of 24. */
type Drawing = {
  readonly name: string;
  readonly aliases?: readonly (string | object)[];
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
};

/**
 * Draws what lucide-react draws, in the attributes that the app sets: the library's own way also reads sizes, colors
 * and stroke widths from a context and costs a hundredth of the first visit. The build puts this in its place.
 */
export function createIcon({ name, aliases = [], node }: Drawing) {
  const names = [
    'lucide',
    `lucide-${name}`,
    ...aliases.flatMap((alias) => (typeof alias === 'string' ? `lucide-${alias}` : [])),
  ];
  return function Icon({ className = '', children, ...props }: SVGProps<SVGSVGElement>) {
    const isNamed =
      Boolean(children) || Object.keys(props).some((key) => /^(?:aria-|role$|title$)/.test(key));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...names, className].join(' ').trim(),
        viewBox: '0 0 24 24',
        ...(!isNamed && { 'aria-hidden': true }),
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
