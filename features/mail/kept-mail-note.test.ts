import { expect, test } from 'vitest'
import { testApp } from '#test/harness.ts'

test.each([
  ['in development', { NODE_ENV: 'development', DEMO: 'false', SECRET: 'x'.repeat(32) }, true],
  [
    'where mail leaves',
    {
      NODE_ENV: 'development',
      DEMO: 'false',
      SECRET: 'x'.repeat(32),
      MAIL_TRANSPORT: 'smtp',
      MAIL_FROM: 'no-reply@muster.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
    false,
  ],
  ['in production', { NODE_ENV: 'production', SECRET: 'x'.repeat(32) }, false],
] as [string, Record<string, string>, boolean][])(
  '%s: the note about kept mail',
  async (_where, environment, isTold) => {
    const app = await testApp(environment)
    const { body } = await app.get('/forgot')
    expect(body.includes('This site does not send email')).toBe(isTold)
    await app.close()
  },
)
