import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { Stop } from '#lib/stop.ts'
import { readSettings } from '../../config.ts'

const read = (environment: Record<string, string>) => readSettings({ NODE_ENV: 'test', ...environment }).mail

test('without settings mail is kept', () => {
  expect(read({})).toMatchObject({ transport: 'outbox', keepDays: 90, sendGrid: null, webhookKey: null })
})

const from = { MAIL_FROM: 'no-reply@muster.example' }

test('each transport takes what it needs', () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  expect(read({ MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtps://a:b@mail.example', ...from })).toMatchObject({
    smtpUrl: 'smtps://a:b@mail.example',
  })
  expect(
    read({
      MAIL_TRANSPORT: 'sendgrid',
      SENDGRID_API_KEY: 'SG.x',
      SENDGRID_URL: 'https://api.eu.sendgrid.com/',
      SENDGRID_WEBHOOK_KEY: key,
      ...from,
    }),
  ).toMatchObject({ sendGrid: { key: 'SG.x', url: 'https://api.eu.sendgrid.com' } })
})

test.each<[Record<string, string>, string]>([
  [{ MAIL_TRANSPORT: 'pigeon' }, 'MAIL_TRANSPORT is wrong: it must be one of outbox, smtp, sendgrid'],
  [{ MAIL_TRANSPORT: 'smtp' }, 'MAIL_TRANSPORT is smtp, so MAIL_FROM must be set'],
  [{ MAIL_TRANSPORT: 'smtp', ...from }, 'MAIL_TRANSPORT is smtp, so SMTP_URL must be set'],
  [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL is wrong: it must look like smtp://'],
  [{ MAIL_FROM: 'Harbor <a@b.example>' }, 'MAIL_FROM is wrong: it must be one address'],
  [{ MAIL_TRANSPORT: 'sendgrid', ...from }, 'so SENDGRID_API_KEY must be set'],
  [{ SENDGRID_API_KEY: 'password' }, 'beginning with SG.'],
  [{ SENDGRID_WEBHOOK_KEY: 'bm9uc2Vuc2U=' }, 'SENDGRID_WEBHOOK_KEY is wrong'],
  [{ MAIL_KEEP_DAYS: 'x' }, 'MAIL_KEEP_DAYS is wrong: it must be a whole number from 1 to 3650'],
  [
    {
      NODE_ENV: 'production',
      SECRET: 'x'.repeat(32),
      MAIL_TRANSPORT: 'sendgrid',
      SENDGRID_API_KEY: 'SG.x',
      SENDGRID_URL: 'http://api.sendgrid.com',
      ...from,
    },
    'SENDGRID_URL is wrong: in production it must begin with https://',
  ],
])('%j stops the start with a sentence', (environment, sentence) => {
  expect(() => read(environment)).toThrow(Stop)
  expect(() => read(environment)).toThrow(sentence)
})

test.each<Record<string, string>>([
  { SMTP_URL: 'ftp://a:hunter2@mail.example' },
  { SENDGRID_API_KEY: 'hunter2' },
])('no secret appears in the sentence about %j', (environment) => {
  expect(() => read(environment)).toThrow(/^The setting (?!.*hunter2)/)
})
