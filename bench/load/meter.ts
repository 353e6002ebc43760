import { readdir, readFile } from 'node:fs/promises'

export type Used = { cpuSeconds: number; megabytes: number; handles: number }
/** Processes of one part, those they have started included, but for those of other parts. */
export type Part = { name: string; pids: number[] }

const ticks = 100

type Process = { pid: number; parent: number; cpu: number; children: number }

async function processes(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return stats.flatMap((stat) => {
    const match = /^(\d+) \(.*\) (.*)/s.exec(stat)
    if (!match) return []
    const fields = match[2]!.split(' ')
    const number = (at: number) => Number(fields[at])
    return [
      {
        ...{ pid: Number(match[1]), parent: number(1), cpu: (number(11) + number(12)) / ticks },
        children: (number(13) + number(14)) / ticks,
      },
    ]
  })
}

const shareOf = async (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => ''))?.[1] ?? 0)
const handlesOf = async (pid: number) => (await readdir(`/proc/${pid}/fd`).catch(() => [])).length

/** What each part has used so far: shared memory is counted once, CPU of processes that have ended included. */
export async function measure(parts: Part[]): Promise<Map<string, Used>> {
  const all = await processes()
  const used = new Map<string, Used>()
  const ofParts = new Set(parts.flatMap(({ pids }) => pids))
  for (const { name, pids } of parts) {
    const its = new Set(pids)
    for (let grown = -1; grown !== its.size; ) {
      grown = its.size
      for (const { pid, parent } of all) if (its.has(parent) && !ofParts.has(pid)) its.add(pid)
    }
    const live = all.filter(({ pid }) => its.has(pid))
    const sizes = await Promise.all(live.map(({ pid }) => shareOf(pid)))
    const handles = await Promise.all(live.map(({ pid }) => handlesOf(pid)))
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    used.set(name, {
      cpuSeconds: sum(live.map(({ cpu, children }) => cpu + children)),
      megabytes: Math.round(sum(sizes) / 1024),
      handles: sum(handles),
    })
  }
  return used
}

/** CPU in cores, and memory at the end. */
export function between(before: Map<string, Used>, after: Map<string, Used>, seconds: number) {
  return Object.fromEntries(
    [...after].map(([name, { cpuSeconds, megabytes, handles }]) => [
      name,
      {
        cores: Number(((cpuSeconds - (before.get(name)?.cpuSeconds ?? 0)) / seconds).toFixed(2)),
        ...{ megabytes, handles },
      },
    ]),
  )
}
