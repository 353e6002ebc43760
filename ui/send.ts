/** The token that a write carries; our own script reads it from its cookie. */
const token = () => /(?:^|; )(?:__Host-)?csrf=([^;]*)/.exec(document.cookie)?.[1]

/**
 * A write that is no visit: asks for JSON. A 403 that brings a fresh token is answered by one more try (document 3,
 * section 7).
 */
export async function send(path: string, signal?: AbortSignal): Promise<Response> {
  const post = () =>
    fetch(path, {
      method: 'POST',
      signal,
      headers: { accept: 'application/json', 'x-csrf-token': decodeURIComponent(token() ?? '') },
    })
  const answer = await post()
  return answer.status === 403 ? post() : answer
}
