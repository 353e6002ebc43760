const places = 10

/** nDCG@10 with binary gains: how near the first ten are to the best ten there could be. 0 when nothing is relevant. */
export function ndcg(isRelevant: boolean[], relevantInAll: number): number {
  const ideal = sum(Array.from({ length: Math.min(places, relevantInAll) }, () => true))
  return ideal ? sum(isRelevant.slice(0, places)) / ideal : 0
}

const sum = (gains: boolean[]) =>
  gains.reduce((total, gain, at) => total + (gain ? 1 / Math.log2(at + 2) : 0), 0)

export const mean = (values: number[]) =>
  values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)
