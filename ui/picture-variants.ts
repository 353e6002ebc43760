// Narrower variants of the pictures that we store (features/files/variants.ts). A picture of elsewhere has none.

/** Widths in pixels: from a logo in a list to a picture over the whole width of a large screen. */
export const variantWidths = [160, 320, 640, 960, 1440, 1920] as const
type VariantWidth = (typeof variantWidths)[number]

/** No stored picture is wider. */
const widest = 2560

const stored = /^\/files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The address of a picture that is shown in one small size. */
export const narrow = (src: string, width: VariantWidth): string =>
  stored.test(src) ? `${src}/${width}` : src

/**
 * Attributes of an <img> from which the browser chooses a width. Its size on the page comes from the style sheet or from
 * `width` and `height`: which widths a picture has is not known here.
 * @param sizes how wide it is on the page, as in the attribute of that name
 */
export function sources(src: string, sizes: string): { src: string; srcSet?: string; sizes?: string } {
  if (!stored.test(src)) return { src }
  const narrower = variantWidths.slice(1).map((width) => `${src}/${width} ${width}w`)
  return { src, srcSet: [...narrower, `${src} ${widest}w`].join(', '), sizes }
}
