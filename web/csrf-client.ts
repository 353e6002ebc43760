import { type HttpClient, XhrHttpClient } from '@inertiajs/core'

const xhr = new XhrHttpClient({ xsrfCookieName: csrfCookie(), xsrfHeaderName: 'x-csrf-token' })

function csrfCookie() {
  return globalThis.location?.protocol === 'https:' ? '__Host-csrf' : 'csrf'
}

/**
 * Retries once after a 403 whose body has a csrf token (document 3, section 7). The response has also set the
 * cookie that the client reads its header from, so the same call is simply repeated.
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
