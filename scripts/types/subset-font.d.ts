declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  type Options = { targetFormat: 'woff2' | 'truetype'; variationAxes?: Record<string, Axis>; noHinting?: boolean };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
