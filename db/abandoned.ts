// Started by the watchdog of db/embedded.ts when the process that it watches has ended without closing its database:
//   node db/abandoned.ts <folder of the cluster> [--remove]
import { removeEmbedded, stopAbandoned } from './embedded.ts'

const [folder, option] = process.argv.slice(2)

await stopAbandoned(folder!)
if (option === '--remove') await removeEmbedded(folder!)
