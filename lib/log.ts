import { type DestinationStream, type Logger, pino } from 'pino'

/** The log of a process: JSON lines on stdout. Tokens and cookies never reach it; JSON escapes line breaks. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.csrf'],
    serializers: { req: ({ method, url, ip }: LoggedRequest) => ({ method, url: withoutSecrets(url), ip }) },
  }
  return destination ? pino(options, destination) : pino(options)
}

type LoggedRequest = { method: string; url: string; ip: string }

/** Query strings contain tokens and e-mail addresses, which the log redacts. */
const withoutSecrets = (url: string) =>
  url
    .replace(/([?&](?:token|code|signature|key|state|email|e)=)[^&]*/g, '$1…')
    .replace(/[^/?&=]*(?:@|%40)[^/?&=]*/gi, '…')
