/** The package has no types of its own. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    /** A value fixes an axis; a range narrows it. */
    variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
