/** @throws when a link is neither a web nor a mailto address */
export function address(href: string): string {
  if (/^(https?:\/\/|mailto:)[^\s]+$/i.test(href)) return href
  throw new Error('A link in a mail must be absolute: http(s)://… or mailto:…')
}
