/** The csrf token, which our script reads from its cookie. */
const token = () => /(?:^|; )(?:__Host-)?csrf=([^;]*)/.exec(document.cookie)?.[1]

type Options = { signal?: AbortSignal; method?: 'POST' | 'PUT' | 'DELETE'; body?: object }

/**
 * A write that is not a visit: requests JSON. A 403 with a fresh token is retried once (document 3, section 7).
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
