declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
