import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Envelope, type LoginResult, type OperationArgs, type OperationName, shapes } from '#schemas'
import { ok } from '../http/envelope.ts'
import { localizedTo } from '../http/locale.ts'
import { createRawRoute } from '../http/operation-route.ts'

const signedIn = { en: 'Signed in', zh: '登录成功' }
const result = shapes['session.login']?.result ?? Type.Never()

/**
 * Schema of the response to a sign-in. Only in this response of the JeecgBoot contract, `code` is a string;
 * in all others it is a number.
 */
const LoginAnswer = Type.Object({ ...Envelope(result).properties, code: Type.Literal('200') })

/**
 * Adds a sign-in route. Doesn't add a HEAD route for a GET route, since each HEAD request would open a
 * session.
 */
export function addLoginRoute<Name extends OperationName>(
  app: FastifyInstance,
  name: Name,
  signIn: (args: OperationArgs<Name>, request: FastifyRequest) => Promise<LoginResult>,
  options: { limit: number },
): void {
  createRawRoute(app)(
    name,
    async (args, request) => ({
      ...ok(await signIn(args, request), localizedTo(signedIn, request.locale)),
      code: '200' as const,
    }),
    { ...options, exposeHeadRoute: false, schema: { response: { 200: LoginAnswer } } },
  )
}
