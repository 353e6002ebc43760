// The package ships no types; these are those of its parts that our provider for tests uses.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Interaction = {
    prompt: { name: string }
    params: Record<string, unknown>
    session?: { accountId: string }
  }
  type Exchange = [request: IncomingMessage, response: ServerResponse]

  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): (...exchange: Exchange) => Promise<void>
    interactionDetails(...exchange: Exchange): Promise<Interaction>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { mergeWithLastSubmission?: boolean },
    ): Promise<void>
    Grant: new (of: {
      accountId: string
      clientId: string
    }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }

  export const interactionPolicy: {
    base(): { add(prompt: unknown, index?: number): void }
    Prompt: new (of: { name: string; requestable: boolean }) => unknown
  }

  type Configuration = {
    [option: string]: unknown
    findAccount(context: unknown, id: string): unknown
    interactions: {
      policy?: unknown
      url(context: unknown, interaction: { uid: string }): string
    }
  }
}
