import { type HttpClient, XhrHttpClient } from '@inertiajs/core'

const xhr = new XhrHttpClient({ xsrfCookieName: csrfCookie(), xsrfHeaderName: 'x-csrf-token' })

function csrfCookie() {
  return globalThis.location?.protocol === 'https:' ? '__Host-csrf' : 'csrf'
}

/**
 * A 403 whose body carries a csrf token is answered by one retry with it (document 3, section 7).
 * The answer has set the cookie that the client reads its header from, so the same call is simply made again.
 */
export const csrfClient: HttpClient = {
  async request(config) {
    try {
      return await xhr.request(config)
    } catch (error) {
      const response = (error as { response?: { status: number; data: string } }).response
      if (response?.status !== 403 || !hasToken(response.data)) throw error
      return xhr.request(config)
    }
  },
}

function hasToken(body: string): boolean {
  try {
    return typeof JSON.parse(body).csrf === 'string'
  } catch {
    return false
  }
}
