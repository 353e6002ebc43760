import sharp from 'sharp'
import { inTurn } from '../in-turn.ts'
import { FileRefused, type Kind } from './kind.ts'

/** Enough for a good camera; more than this is a decompression bomb. */
const mostPixels = 50_000_000
const seconds = 15
const turn = inTurn(2)

/**
 * Pictures are re-encoded as WebP, which drops everything but the pixels (location, camera, text, hidden code).
 * SVG is refused because it can contain scripts.
 */
export const picture: Kind = {
  label: 'a picture (JPEG, PNG, WebP, GIF or AVIF)',
  types: { 'image/webp': 'webp' },
  isIt: (type) => ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'].includes(type),

  async prepare(bytes, { side }) {
    try {
      const { data, info } = await turn(() => drawn(bytes, side))
      return { bytes: data, type: 'image/webp', width: info.width, height: info.pageHeight ?? info.height }
    } catch (error) {
      throw new FileRefused(sentence(String((error as Error).message)))
    }
  },
}

const drawn = (bytes: Buffer, side: number) =>
  sharp(bytes, { limitInputPixels: mostPixels, animated: true, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true })

const oneByOne = inTurn(1)

/**
 * A picture that was prepared, this wide; one that moves comes back as it is, since each of its frames would be drawn again.
 * @throws an error of sharp, where it cannot be read
 */
export function narrowed(bytes: Buffer, width: number): Promise<{ data: Buffer; height: number }> {
  return oneByOne(async () => {
    const image = sharp(bytes, { limitInputPixels: mostPixels })
    const { pages = 1, height } = await image.metadata()
    if (pages > 1) return { data: bytes, height }
    const { data, info } = await image
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true })
    return { data, height: info.height }
  })
}

const sentence = (message: string) =>
  /exceeds pixel limit|timeout/i.test(message)
    ? 'This picture is too large. Make it smaller than 50 megapixels and try again.'
    : 'This picture cannot be read. Save it again as JPEG or PNG and try again.'
