import { Readable } from 'node:stream'
import { patient } from '../files/patient.ts'
import { answerMs, inWords, type S3Settings, s3Client } from '../files/s3-client.ts'
import { StoreFault } from '../files/store.ts'
import { Stop } from '../stop.ts'
import { type Bytes, backupName, headFile, only, type Shelf, type Target } from './shelf.ts'

/** Of a part that is larger than one request. 10,000 of them are the most that S3 takes: 160 GB for one table. */
const pieceBytes = 16 * 1024 * 1024

/** Backups in a bucket, below a prefix. Nothing is held in memory but the pieces that are on their way. */
export function bucketTarget(settings: S3Settings, prefix: string): Target {
  const { bucket: Bucket } = settings
  const s3 = s3Client(settings)
  const at = (...steps: string[]) => [prefix, ...steps].filter(Boolean).join('/')

  async function write(Key: string, bytes: Bytes) {
    const [{ client }, { Upload }] = [await s3(), await import('@aws-sdk/lib-storage')]
    let broken: unknown
    async function* watched() {
      try {
        yield* bytes
      } catch (error) {
        broken = error
        throw error
      }
    }
    const params = { Bucket, Key, Body: Readable.from(watched()) }
    const upload = new Upload({ client, params, partSize: pieceBytes, queueSize: 2 })
    await asked(upload.done()).catch((error) => {
      throw broken ?? error
    })
  }

  async function exists(Key: string): Promise<boolean> {
    const { sdk, client } = await s3()
    const head = inWords(client.send(new sdk.HeadObjectCommand({ Bucket, Key })))
    return head.then(
      () => true,
      (error) => {
        if (error instanceof StoreFault && error.fault === 'missing') return false
        throw unusable(error)
      },
    )
  }

  /** What lies below the prefix by names of backups, complete or not. */
  async function begun(): Promise<string[]> {
    const { sdk, client } = await s3()
    const Prefix = prefix && `${prefix}/`
    const names: string[] = []
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' })
    await asked(
      (async () => {
        for await (const { CommonPrefixes = [] } of pages)
          for (const found of CommonPrefixes) names.push(found.Prefix!.slice(Prefix.length, -1))
      })(),
    )
    return names.filter((name) => backupName.test(name)).sort()
  }

  async function removeAll(backup: string) {
    const { sdk, client } = await s3()
    await asked(client.send(new sdk.DeleteObjectCommand({ Bucket, Key: at(backup, headFile) })))
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: `${at(backup)}/` })
    await asked(
      (async () => {
        for await (const { Contents = [] } of pages) {
          const Objects = Contents.map(({ Key }) => ({ Key: Key! }))
          if (!Objects.length) continue
          const all = new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })
          const { Errors: [wrong] = [] } = await client.send(all)
          if (wrong) throw new Error(`${wrong.Key} was not deleted: ${wrong.Code}`)
        }
      })(),
    )
  }

  const shelf = (backup: string): Shelf => ({
    write: (name, bytes) => write(at(backup, name), bytes),

    async read(name) {
      const { sdk, client } = await s3()
      const { Body } = await client
        .send(new sdk.GetObjectCommand({ Bucket, Key: at(backup, name) }))
        .catch(async (error) => {
          const fault = await inWords(Promise.reject(error)).catch((known: StoreFault) => known)
          throw fault.fault === 'missing' ? fault : unusable(fault)
        })
      return patient(Body as Bytes, answerMs)
    },

    async takeOver(name, { backup: from }) {
      const { sdk, client } = await s3()
      const CopySource = encodeURI(`${Bucket}/${at(from, name)}`)
      const copy = client.send(new sdk.CopyObjectCommand({ Bucket, Key: at(backup, name), CopySource }))
      return copy.then(
        () => true,
        () => false,
      )
    },
  })

  return {
    address: `s3://${[Bucket, prefix].filter(Boolean).join('/')}`,

    async names() {
      const complete: string[] = []
      for (const name of await begun()) if (await exists(at(name, headFile))) complete.push(name)
      return complete
    },

    open: shelf,
    begin: async (backup) => shelf(backup),
    complete: (backup, head) => shelf(backup).write(headFile, only(head)),
    remove: removeAll,

    async removeUnfinished() {
      for (const name of await begun()) if (!(await exists(at(name, headFile)))) await removeAll(name)
    },

    asBackup() {
      const steps = prefix.split('/')
      return { name: steps.at(-1)!, target: bucketTarget(settings, steps.slice(0, -1).join('/')) }
    },
  }

  async function asked<T>(work: Promise<T>): Promise<T> {
    return inWords(work).catch((error) => {
      throw unusable(error)
    })
  }

  function unusable({ cause }: StoreFault): Stop {
    const { name, message } = cause as Error
    return new Stop(`The bucket ${Bucket} cannot be used: ${[name, message].filter(Boolean).join(': ')}`)
  }
}
