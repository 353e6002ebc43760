export type Bytes = AsyncIterable<Buffer>

/** Where the parts of one backup are, by names such as "database/public.users.zst.sealed". */
export type Shelf = {
  /** Complete and durable when it resolves. */
  write(name: string, bytes: Bytes): Promise<void>
  /** @throws StoreFault 'missing', also while it is read */
  read(name: string): Promise<Bytes>
  /**
   * Takes a part over from another backup of this target, without reading it.
   * @returns false where that cannot be done, or it does not have as many bytes
   */
  takeOver(name: string, from: { backup: string; bytes: number }): Promise<boolean>
}

/** Where backups are kept. What was not completed is none. */
export type Target = {
  /** as an operator writes it */
  address: string
  /** of the backups, oldest first */
  names(): Promise<string[]>
  open(backup: string): Shelf
  begin(backup: string): Promise<Shelf>
  /** From now on it is a backup. @param head becomes `headFile`, the last part that is written */
  complete(backup: string, head: Buffer): Promise<void>
  /** Never leaves half a backup that looks like one. */
  remove(backup: string): Promise<void>
  /** Deletes what killed backups left. */
  removeUnfinished(): Promise<void>
  /** Where this address is itself a backup: its name, and the target that it lies in. */
  asBackup(): { name: string; target: Target }
}

export const backupName = /^muster-[\dTZ-]+$/
/** The last part that a backup writes: what has none is no backup. */
export const headFile = 'backup.json'

export async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
