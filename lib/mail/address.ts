/** @throws when a link is no address of the web or of a mailbox */
export function address(href: string): string {
  if (/^(https?:\/\/|mailto:)[^\s]+$/i.test(href)) return href
  throw new Error('A link in a mail is a whole address: http(s)://… or mailto:…')
}
