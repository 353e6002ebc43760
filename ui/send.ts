/** The token that a write carries; our own script reads it from its cookie. */
const token = () => /(?:^|; )(?:__Host-)?csrf=([^;]*)/.exec(document.cookie)?.[1]

type Options = { signal?: AbortSignal; method?: 'POST' | 'PUT' | 'DELETE'; body?: object }

/**
 * A write that is no visit: asks for JSON. A 403 that brings a fresh token is answered by one more try (document 3,
 * section 7).
 */
export async function send(path: string, { signal, method = 'POST', body }: Options = {}): Promise<Response> {
  const write = () =>
    fetch(path, {
      method,
      signal,
      body: body && JSON.stringify(body),
      headers: {
        accept: 'application/json',
        'x-csrf-token': decodeURIComponent(token() ?? ''),
        ...(body && { 'content-type': 'application/json' }),
      },
    })
  const answer = await write()
  return answer.status === 403 ? write() : answer
}
