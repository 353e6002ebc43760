import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** OWASP's first choice: argon2id (the library's default), 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** While many sign in at once, this leaves a core for reads, and threads for file access. */
const oneOfFew = pLimit(Math.max(1, availableParallelism() - 1))

/** The hash in PHC format, ready to store. Takes about 20 ms on a separate thread. */
export const hashPassword = (password: string): Promise<string> =>
  oneOfFew(() => hash(password.normalize('NFKC'), cost))

let decoy: Promise<string> | undefined

/** Verifies a password. For null (unknown address, or no password set) it takes as long and returns false. */
export async function isPassword(hash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const right = await oneOfFew(verify, hash ?? (await decoy), password.normalize('NFKC'))
  return right && hash !== null
}
