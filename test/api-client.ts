import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

type Schema = Record<string, unknown>
type Operation = { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }
export type Description = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

type Ask = { path?: Record<string, string>; query?: Record<string, string>; body?: object; session?: string }
type Call = (ask?: Ask) => Promise<{ status: number; body: Record<string, unknown> }>

/**
 * A client made from the description alone: one function per operation, such as `client['GET /jobs/search']`, which
 * checks each answer against what is described for its status. A 403 with a token is asked once more, with it.
 */
export function clientOf(description: Description, origin: string): Record<string, Call> {
  const check = checks(description)
  return Object.fromEntries(
    Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((name): [string, Call] => {
        const method = name.toUpperCase()
        return [`${method} ${path}`, (ask) => call(origin, method, path, ask, check)]
      }),
    ),
  )
}

async function call(origin: string, method: string, path: string, ask: Ask = {}, check: Check) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(ask.path?.[name] ?? ''))
  const url = `${origin}${filled}?${new URLSearchParams(ask.query)}`
  const cookies = ask.session ? [`session=${ask.session}`] : []
  const send = async (token?: string) => {
    const answer = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        cookie: [...cookies, ...(token ? [`csrf=${token}`] : [])].join('; '),
        ...(token && { 'x-csrf-token': token }),
        ...(ask.body && { 'content-type': 'application/json' }),
      },
      ...(ask.body && { body: JSON.stringify(ask.body) }),
    })
    const body = (await answer.json()) as Record<string, unknown>
    check(method, path, answer.status, body)
    return { status: answer.status, body }
  }
  const first = await send()
  return typeof first.body.csrf === 'string' ? send(first.body.csrf) : first
}

type Check = (method: string, path: string, status: number, body: unknown) => void

/** @returns throws a sentence where an answer is not what is described for its status */
export function checks(description: Description): Check {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema({ $id: 'api', ...description })
  const compiled = new Map<string, ValidateFunction>()
  return (method, path, status, body) => {
    const operation = description.paths[path]?.[method.toLowerCase()]
    if (!operation) throw new Error(`${method} ${path} is not described.`)
    const key = operation.responses[status] ? String(status) : 'default'
    const steps = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      key,
      'content',
      'application/json',
      'schema',
    ]
    const pointer = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
    const isValid = compiled.get(pointer) ?? ajv.compile({ $ref: `api#/${encodeURI(pointer)}` })
    compiled.set(pointer, isValid)
    if (!isValid(body))
      throw new Error(
        `${method} ${path} answers ${status} with what is not described: ${ajv.errorsText(isValid.errors)}`,
      )
  }
}
