import type { Finding, Rule } from '../check.ts'
import { elementsOf } from '../markup.ts'
import { type CheckedPart, richTextsOf } from '../parts.ts'

/** Pictures have alternative text. */
export const picturesRule: Rule = (parts) => parts.flatMap((part) => [...ofPart(part), ...ofTexts(part)])

function ofPart({ id, fields, values }: CheckedPart): Finding[] {
  if (fields.carouselImages) return ofCarousel(id, values.carouselImages)
  if (!fields.altText || !values.image || hasText(values.altText)) return []
  if (!values.linkTo)
    return [
      warning(
        id,
        'altText',
        'This picture has no alternative text. Leave it empty if the picture is decorative.',
      ),
    ]
  return [
    {
      id,
      field: 'altText',
      message: 'This picture is a link: its alternative text must describe where it leads.',
      level: 'error',
    },
  ]
}

function ofCarousel(id: string, images: unknown): Finding[] {
  const silent = (Array.isArray(images) ? images : []).filter(
    ({ url, description }) => url && !hasText(description),
  )
  if (!silent.length) return []
  const which = silent.length === 1 ? 'A picture has' : `${silent.length} pictures have`
  return [warning(id, 'carouselImages', `${which} no description.`)]
}

function ofTexts(part: CheckedPart): Finding[] {
  return richTextsOf(part).flatMap(([field, html]) =>
    elementsOf(html, 'img')
      .filter(({ attributes }) => !hasText(attributes.alt))
      .map(() => warning(part.id, field, 'A picture in this text has no alternative text.')),
  )
}

const hasText = (text: unknown) => typeof text === 'string' && text.trim() !== ''
const warning = (id: string, field: string, message: string): Finding => ({
  id,
  field,
  message,
  level: 'warning',
})
