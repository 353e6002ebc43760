import type { Picture } from '#features/pictures/schema.ts'

type AltText = Pick<Picture, 'alt'>

/**
 * What a picture is said to show when another one is chosen: the gallery's words, unless somebody wrote their own.
 * @param before the picture that was there, if the gallery has it
 */
export function altAfter(
  now: string | undefined,
  before: AltText | undefined,
  chosen: AltText,
): string | undefined {
  const isOwn = now?.trim() && now !== before?.alt
  return isOwn ? now : chosen.alt || undefined
}
