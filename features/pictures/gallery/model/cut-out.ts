import type { PercentCrop } from 'react-image-crop'

/** A part of a picture, in percent of it. */
export type Area = PercentCrop

/** Where cropping begins. */
export const middle: Area = { unit: '%', x: 10, y: 10, width: 80, height: 80 }

const drawable = ['image/jpeg', 'image/png', 'image/webp']

/** A part of a picture as a file of its own, in its full size; without an area, all of it. */
export async function cutOut(
  { src, name, type }: { src: string; name: string; type: string },
  area: Area | null,
): Promise<File> {
  const image = new Image()
  image.src = src
  await image.decode()
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: 100, height: 100 }
  const across = image.naturalWidth / 100
  const down = image.naturalHeight / 100
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * across))
  canvas.height = Math.max(1, Math.round(height * down))
  canvas
    .getContext('2d')!
    .drawImage(image, x * across, y * down, width * across, height * down, 0, 0, canvas.width, canvas.height)
  const kind = drawable.includes(type) ? type : 'image/png'
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind, 0.92))
  if (!blob) throw new Error('The part of the picture could not be drawn.')
  return new File([blob], name, { type: kind })
}
