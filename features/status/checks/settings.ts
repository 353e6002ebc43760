import { type Check, well } from '../fact.ts'

export const settings: Check = {
  key: 'settings',
  name: 'Settings',
  async look({ settings }) {
    const { production, secret, backupSecret, files, mail } = settings
    const missing = [
      ...(production && backupSecret === secret
        ? ['Set BACKUP_KEY to a key of its own (openssl rand -hex 32), and keep it on another machine.']
        : []),
      ...(production && files.keys.length < 2
        ? ['Set FILE_KEY to a key of its own, so that SECRET can be changed without losing files.']
        : []),
      ...(production && mail.transport === 'outbox'
        ? ['Set MAIL_TRANSPORT to smtp or sendgrid: mail is captured and not delivered.']
        : []),
      ...(production && !settings.trustProxy.length
        ? ['Set TRUST_PROXY to the address of the proxy in front, if there is one.']
        : []),
    ]
    const mode = production ? 'production' : 'development'
    if (!missing.length) return well('The settings are complete.', `Runs for ${mode}.`)
    return {
      level: 'watch',
      says: `${missing.length === 1 ? 'One setting is' : `${missing.length} settings are`} missing.`,
      detail: `Runs for ${mode}.`,
      steps: missing,
    }
  },
}
