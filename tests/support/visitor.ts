import type { TestApp } from './app.ts'

/** A client without a session, with its own IP address. */
export interface TestVisitor {
  post: (path: string, payload: object, headers?: object) => Promise<Answered>
  get: (path: string, query: Record<string, string>) => Promise<Answered>
  /** Requests an SMS code, and reads the code from the message that was sent. */
  code: (mobile: string, smsmode: '0' | '1' | '2') => Promise<string>
}

interface Answered {
  status: number
  body: { success: boolean; code: number | string; message: string; result: Record<string, unknown> | null }
  headers: Record<string, unknown>
}

/**
 * Returns the code in the last message to a mobile number. If there is no message, returns an empty string.
 */
export async function lastCode({ services }: TestApp, mobile: string): Promise<string> {
  const row = await services.database.db
    .selectFrom('sys_sms')
    .select('es_param')
    .where('es_receiver', '=', mobile)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ? (JSON.parse(row.es_param ?? '{}').code as string) : ''
}

/** Creates a visitor at this IP address. The visitor calls the server with Fastify's `inject`. */
export function visitorAt(server: TestApp, remoteAddress: string): TestVisitor {
  const read = async (options: object): Promise<Answered> => {
    const answer = await server.app.inject({ remoteAddress, ...options })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  const post: TestVisitor['post'] = (path, payload, headers = {}) =>
    read({ method: 'POST', url: `/jeecg-boot${path}`, payload, headers })

  return {
    post,
    get: (path, query) => read({ method: 'GET', url: `/jeecg-boot${path}`, query }),
    async code(mobile, smsmode) {
      await post('/sys/sms', { mobile, smsmode })
      return lastCode(server, mobile)
    },
  }
}
