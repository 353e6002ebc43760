import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** OWASP's first choice: argon2id (the library's default), 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** While many sign in at once, whoever only reads finds a core free, and files their threads. */
const oneOfFew = pLimit(Math.max(1, availableParallelism() - 1))

/** The password in PHC form, ready to be kept. Takes about 20 ms on a thread of its own. */
export const hashPassword = (password: string): Promise<string> =>
  oneOfFew(() => hash(password.normalize('NFKC'), cost))

let decoy: Promise<string> | undefined

/** Whether it is the password. With null (nobody has the address, or no password is kept) it takes as long, and is not. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const right = await oneOfFew(verify, kept ?? (await decoy), password.normalize('NFKC'))
  return right && kept !== null
}
