import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import helmet from 'helmet'
import { commonFrameHosts } from '#spec/frame-hosts.ts'
import { captchaSources } from './captcha/providers.ts'
import type { CaptchaSettings } from './captcha/settings.ts'
import { cspReports } from './csp-reports.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** what the scripts and styles of a document carry to be allowed by its policy */
    cspNonce: Nonces
  }
}

type Nonces = { script: string; style: string }

type Options = {
  production: boolean
  captcha: Pick<CaptchaSettings, 'provider'>
  /** origins that files are uploaded to, in addition to our own */
  uploads: string[]
  /** the origin of packages, which pages show in frames */
  packages: () => string | null
  /** cards are entered in the frames of this provider */
  payments: 'off' | 'demo' | 'stripe'
}

/** Stripe.js comes from Stripe alone, and so do its frames. */
const cardFrames = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

/** The players of videos and other hosts that every site may embed. */
const embedded = commonFrameHosts.map((host) => `https://${host}`)

/** Also allows frames from these hosts on a page. */
export function allowFrames(reply: FastifyReply, hosts: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  const sources = hosts.filter((host) => /^[a-z0-9.-]+(:\d+)?$/.test(host)).map((host) => `https://${host}`)
  if (sources.length && policy)
    reply.header(
      'content-security-policy',
      policy.replace("frame-src 'self'", `frame-src 'self' ${sources.join(' ')}`),
    )
}

/**
 * Security headers for every response. They are composed once, except what differs between responses: nonces and the origin of packages.
 */
export const security = plugin<Options>(async (app, { production, captcha, uploads, packages, payments }) => {
  const outside = captchaSources(captcha.provider)
  const card = payments === 'stripe' ? cardFrames : { script: [], frame: [], connect: [] }
  const nonces = new WeakMap<object, Nonces>()
  const nonce = (kind: keyof Nonces) => (_: unknown, reply: ServerResponse) =>
    `'nonce-${nonces.get(reply)![kind]}'`
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...outside, ...card.script, nonce('script')],
        styleSrc: ["'self'", ...outside, nonce('style')],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...outside, ...uploads, ...card.connect],
        frameSrc: ["'self'", ...embedded, ...outside, ...card.frame, () => packages() ?? "'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        reportUri: [cspReports],
        ...(production && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.decorateReply('cspNonce')
  app.addHook('onRequest', (request, reply, next) => {
    reply.cspNonce = { script: newNonce(), style: newNonce() }
    nonces.set(reply.raw, reply.cspNonce)
    secure(request.raw, reply.raw, (error) => next(error as Error | undefined))
  })
})

const newNonce = () => randomBytes(16).toString('hex')
