import { type Logger, pino } from 'pino'

/** The log of a process: JSON lines on stdout. Tokens and cookies never reach it; JSON escapes line breaks. */
export function openLog(level: string): Logger {
  return pino({
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.csrf'],
    serializers: { req: ({ method, url, ip }) => ({ method, url: withoutSecrets(url), ip }) },
  })
}

/** Links of mails carry their token in the query: the log keeps the address and drops the token. */
const withoutSecrets = (url: string) => url.replace(/([?&](?:token|code|signature)=)[^&]*/g, '$1…')
