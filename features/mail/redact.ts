import { isAwaited } from '#lib/mail/kinds.ts'

export const hidden = '[link hidden]'

const address = /https?:\/\/[^\s"'<>]+/gi
const secret = /[?&](?:token|code|signature|t)=/i

/**
 * Hides links that would let a reader act as the recipient: every link of account mails, elsewhere those with a token.
 */
export function withoutSecrets(text: string, kind: string): string {
  return text.replace(address, (link) => (isSecret(link, kind) ? hidden : link))
}

const isSecret = (link: string, kind: string) =>
  secret.test(link.replaceAll('&amp;', '&')) || (isAwaited(kind) && !isHomePage(link))

/** A site's home page gives nothing away. */
const isHomePage = (link: string) => /^https?:\/\/[^/?#]+\/?[.,)]?$/i.test(link)
