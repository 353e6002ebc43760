import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { type Packed, type stream, written } from './pdf.ts'

type Thing = string | ReturnType<typeof stream>
type Protection = { user?: string; owner: string; method: 'RC4-128' | 'AES-128' }

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const padded = (password: string) => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32)
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const permissions = -3904
const id = Buffer.from('0123456789abcdef')

/**
 * Objects as older programs protect them (ISO 32000-1, 7.6.3, revisions 3 and 4): strings are left as they are, streams
 * are encrypted. The protection is in the object after the last one.
 */
export function protectedOld(
  objects: Thing[],
  { user = '', owner, method }: Protection,
  packed: Packed[] = [],
): Buffer {
  const isAes = method === 'AES-128'
  const o = rc4Rounds(fiftyTimes(padded(owner)), padded(user))
  const p = Buffer.alloc(4)
  p.writeInt32LE(permissions)
  const key = fiftyTimes(Buffer.concat([padded(user), o, p, id]))
  const u = Buffer.concat([rc4Rounds(key, md5(padding, id)), Buffer.alloc(16)])
  const closed = objects.map((object, at) =>
    typeof object === 'string'
      ? object
      : { ...object, bytes: encrypted(object.bytes, objectKey(key, at + 1, isAes), isAes) },
  )
  const filter = isAes
    ? '/V 4 /R 4 /Length 128 /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /Identity'
    : '/V 2 /R 3 /Length 128'
  const protection = `<< /Filter /Standard ${filter} /O <${o.toString('hex')}> /U <${u.toString('hex')}> /P ${permissions} >>`
  const trailer = `/Encrypt ${objects.length + 1} 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`
  return written([...closed, protection], trailer, packed)
}

function fiftyTimes(start: Buffer) {
  let hash = md5(start)
  for (let round = 0; round < 50; round++) hash = md5(hash)
  return hash
}

function rc4Rounds(key: Buffer, bytes: Buffer) {
  let result = bytes
  for (let round = 0; round < 20; round++) result = rc4(Buffer.from(key.map((byte) => byte ^ round)), result)
  return result
}

function objectKey(key: Buffer, number: number, isAes: boolean) {
  const place = Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255, 0, 0])
  return md5(key, place, Buffer.from(isAes ? 'sAlT' : ''))
}

function encrypted(bytes: Buffer, key: Buffer, isAes: boolean) {
  if (!isAes) return rc4(key, bytes)
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-128-cbc', key, iv)
  return Buffer.concat([iv, cipher.update(bytes), cipher.final()])
}

/** OpenSSL no longer has it. */
function rc4(key: Buffer, bytes: Buffer) {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    ;[state[a], state[b]] = [state[b]!, state[a]!]
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255
    swap(i, j)
  }
  let i = 0
  let j = 0
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255
      j = (j + state[i]!) & 255
      swap(i, j)
      return byte ^ state[(state[i]! + state[j]!) & 255]!
    }),
  )
}
