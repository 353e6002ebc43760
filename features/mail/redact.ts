import { isAwaited } from '#lib/mail/kinds.ts'

export const hidden = '[link hidden]'

const address = /https?:\/\/[^\s"'<>]+/gi
const secret = /[?&](?:token|code|signature|t)=/i

/** Hides the links that let whoever has them act as the recipient: all of such mails, elsewhere those with a token. */
export function withoutSecrets(text: string, kind: string): string {
  return text.replace(address, (link) => (isSecret(link, kind) ? hidden : link))
}

const isSecret = (link: string, kind: string) =>
  secret.test(link.replaceAll('&amp;', '&')) || (isAwaited(kind) && !isHomePage(link))

/** A site's own address gives nothing away. */
const isHomePage = (link: string) => /^https?:\/\/[^/?#]+\/?[.,)]?$/i.test(link)
