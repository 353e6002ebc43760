import { z } from 'zod'

const Answer = z.object({ success: z.boolean() })

type SiteverifyRequest = {
  verifyUrl: string
  siteKey: string
  secret: string
  response: string
  address: string
  patience: number
}

/**
 * Verifies a token with Turnstile, hCaptcha or reCAPTCHA.
 * @returns null without a usable answer in time: that is the provider's fault, not the person's
 */
export async function siteVerify({
  verifyUrl,
  siteKey,
  secret,
  response,
  address,
  patience,
}: SiteverifyRequest): Promise<boolean | null> {
  try {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, remoteip: address, sitekey: siteKey }),
      signal: AbortSignal.timeout(patience * 1000),
      redirect: 'error',
    })
    return Answer.parse(await answer.json()).success
  } catch {
    return null
  }
}
