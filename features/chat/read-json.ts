/** What a path answers to a program; null when it cannot be reached, or refuses. */
export async function readJson<Answer>(url: string): Promise<Answer | null> {
  const answer = await fetch(url, { headers: { accept: 'application/json' } }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as Answer) : null
}
