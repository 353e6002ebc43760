import type { Chance } from './chance.ts'

// The words that English text is mostly made of, in about the order of their frequency, and those of advertisements.
const small =
  'the and of to in a for with or is be as on are will by an at our you your this that from all we have not has their may can'.split(
    ' ',
  )
const usual = (
  'work experience team required ability skills position including must candidate support provide job years opportunity ' +
  'company management knowledge service working training customer employees development business environment duties ' +
  'equipment safety benefits care health information systems requirements responsible quality perform related apply ' +
  'operations high process communication education degree standards time staff program maintain assist clients projects ' +
  'strong excellent insurance paid school valid license driver schedule shift weekend hourly competitive medical dental ' +
  'vision retirement leave veterans military status equal employer applicants qualified preferred minimum essential ' +
  'functions physical lift pounds stand walk computer office software data reports records policies procedures compliance ' +
  'regulations federal state local government security clearance background check drug test technical engineering design ' +
  'analysis planning budget sales marketing product production manufacturing warehouse delivery vehicle maintenance repair ' +
  'tools machine electrical mechanical installation inspection construction site supervisor manager lead assistant ' +
  'coordinator specialist technician engineer nurse patient clinical hospital treatment teacher student community'
).split(' ')
const syllables =
  'ba con der fi gra hol in jo kel lum mor na or pre qui ras sol tur ul ver wi xen yar zon'.split(' ')

/** Descriptions like real ones: words as frequent as in English, sentences that recur, a topic by occupation. */
export function writer(titlesByCareer: string[][], luck: Chance) {
  const vocabulary = [...wordsByFrequency(titlesByCareer), ...invented(luck, 24_000)]
  const rank = {
    small: luck.ranked(small.length),
    usual: luck.ranked(usual.length, 0.6),
    rest: luck.ranked(vocabulary.length, 0.9),
  }
  const word = (topic?: string[]) => {
    const kind = luck.next()
    if (kind < 0.38) return small[rank.small()]!
    if (kind < 0.7) return usual[rank.usual()]!
    return topic && kind < 0.85 ? luck.pick(topic) : vocabulary[rank.rest()]!
  }
  const sentence = (topic?: string[]) => {
    const words = Array.from({ length: 8 + luck.below(16) }, () => word(topic)).join(' ')
    return `${words[0]!.toUpperCase()}${words.slice(1)}.`
  }
  const general = Array.from({ length: 20_000 }, () => sentence())
  const boilerplate = Array.from({ length: 400 }, () => sentence())
  const ofCareer = titlesByCareer.map((titles) => {
    const topic = titles
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g)!
      .slice(0, 120)
    return Array.from({ length: 50 }, () => sentence(topic))
  })
  /** 1 to 4 kB of HTML */
  return (career: number): string => {
    const paragraph = () =>
      Array.from({ length: 2 + luck.below(4) }, () => {
        const kind = luck.next()
        return luck.pick(kind < 0.3 ? boilerplate : kind < 0.6 ? ofCareer[career]! : general)
      }).join(' ')
    return Array.from({ length: 3 + luck.below(6) }, () => `<p>${paragraph()}</p>`).join('\n')
  }
}

function wordsByFrequency(titlesByCareer: string[][]): string[] {
  const times = new Map<string, number>()
  for (const word of titlesByCareer
    .flat()
    .join(' ')
    .toLowerCase()
    .match(/[a-z]{3,}/g) ?? [])
    times.set(word, (times.get(word) ?? 0) + 1)
  return [...times].sort((a, b) => b[1] - a[1]).map(([word]) => word)
}

/** The long tail of every collection of texts: names, products, misspellings. */
const invented = (luck: Chance, count: number) =>
  Array.from({ length: count }, () =>
    Array.from({ length: 2 + luck.below(3) }, () => luck.pick(syllables)).join(''),
  )
