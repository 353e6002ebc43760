import { z } from 'zod'
import { requiredText, rows, text } from '#schema/fields.ts'
import type { FooterLink, SiteLink } from '../schema.ts'

/** A path of this site, or an address elsewhere. */
export const address = z
  .string()
  .trim()
  .max(500, 'Please use 500 characters or fewer.')
  .regex(/^(\/(?![/\\])|https:\/\/)\S*$/, 'An address begins with / or https://, such as /jobs/search.')

const Link: z.ZodType<SiteLink> = z.strictObject({
  label: requiredText(60, 'Please enter the link text.'),
  href: address,
})
export const Links = (most: number) => rows(Link, most)

const LinkOfGroup: z.ZodType<FooterLink> = z.strictObject({
  label: requiredText(60, 'Please enter the link text.'),
  href: address,
  group: text(60)
    .transform((group) => group || undefined)
    .optional(),
})
export const FooterLinks = (most: number) => rows(LinkOfGroup, most)
