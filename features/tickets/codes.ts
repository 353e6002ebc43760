import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomInt,
  sign,
  verify,
} from 'node:crypto'

/** Of a QR code: our mark, the ticket's id and the signature, in letters that every scanner reads. */
const mark = 'MT1'
/** Ed25519 private keys as PKCS #8 are this, and then the 32 bytes of the seed (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const keys = new Map<string, KeyObject>()

/** The key that signs tickets: made of the process's secret, so that every process has the same. */
function keyOf(secret: string): KeyObject {
  const known = keys.get(secret)
  if (known) return known
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'muster tickets', 32))
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  keys.set(secret, key)
  return key
}

/** What check-in needs to know a ticket of ours without the network; nobody can make one with it. 32 bytes, base64url. */
export const publicKeyOf = (secret: string): string =>
  String(createPublicKey(keyOf(secret)).export({ format: 'jwk' }).x)

const signedText = (fundraiser: string, ticket: string) => Buffer.from(`${mark} ${fundraiser} ${ticket}`)

/** What a ticket's QR code says. */
export function qrOf(secret: string, { id, fundraiserId }: { id: string; fundraiserId: string }): string {
  const signature = sign(null, signedText(fundraiserId, id), keyOf(secret)).toString('base64url')
  return [mark, Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'), signature].join('.')
}

/** The ticket that a QR code names; null for a code that is not ours, forged, or of another fundraiser. */
export function ticketOfQr(secret: string, fundraiserId: string, text: string): string | null {
  const [first, packed = '', signature = ''] = text.split('.')
  const hex = Buffer.from(packed, 'base64url').toString('hex')
  if (first !== mark || hex.length !== 32) return null
  const id = hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
  const publicKey = createPublicKey(keyOf(secret))
  const isOurs = verify(null, signedText(fundraiserId, id), publicKey, Buffer.from(signature, 'base64url'))
  return isOurs ? id : null
}

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRTUVWXY346789'

/** Number and four random letters: '0417K7QM', unique within the fundraiser by its number. */
export const codeFor = (number: number): string =>
  `${String(number).padStart(4, '0')}${Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')}`
