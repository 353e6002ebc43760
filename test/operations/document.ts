export type Block = { section: string; commands: string }

/** The indented blocks of docs/operations.md, each with the heading that it is under. */
export function blocksOf(document: string): Block[] {
  const blocks: Block[] = []
  let section = ''
  let lines: string[] = []
  for (const line of [...document.split('\n'), '']) {
    if (line.startsWith('    ')) lines.push(line.slice(4))
    else if (lines.length) {
      blocks.push({ section, commands: lines.join('\n') })
      lines = []
    }
    if (line.startsWith('## ')) section = line.slice(3)
  }
  return blocks
}

/** What is not run, by how it begins, and why. */
export const notRun: Record<string, string> = {
  'apt-get install -y --no-install-recommends certbot': 'needs a public address and an authority',
  'docker build': 'needs Docker',
}

export const whyNotRun = ({ commands }: Block): string | null =>
  Object.entries(notRun).find(([beginning]) => commands.startsWith(beginning))?.[1] ?? null
