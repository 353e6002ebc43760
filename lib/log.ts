import { type DestinationStream, type Logger, pino } from 'pino'

/** The log of a process: JSON lines on stdout. Tokens and cookies never reach it; JSON escapes line breaks. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.csrf'],
    serializers: { req: ({ method, url, ip }: Asked) => ({ method, url: withoutSecrets(url), ip }) },
  }
  return destination ? pino(options, destination) : pino(options)
}

type Asked = { method: string; url: string; ip: string }

/** Links of mails carry their token in the query: the log keeps the address and drops the token. */
const withoutSecrets = (url: string) => url.replace(/([?&](?:token|code|signature)=)[^&]*/g, '$1…')
