import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Envelope, type LoginResult, type OperationArgs, type OperationName, shapes } from '#schemas'
import { ok } from '../http/envelope.ts'
import { localizedTo } from '../http/locale.ts'
import { createRawRoute } from '../http/operation-route.ts'

const signedIn = { en: 'Signed in', zh: '登录成功' }
const result = shapes['session.login']?.result ?? Type.Never()

/** Response schema of sign-ins. In no other response of the JeecgBoot contract `code` is a string. */
const LoginAnswer = Type.Object({ ...Envelope(result).properties, code: Type.Literal('200') })

/** Adds a sign-in route. A GET route gets no HEAD route, since each call would open a session. */
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
