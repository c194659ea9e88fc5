import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type CheckOnlyUserQuery,
  type OperationName,
  PasswordChangeBody,
  type PhoneLoginBody,
  type PhoneVerificationBody,
  type RegisterBody,
  type SmsBody,
} from '#schemas'
import { LoginAnswer, loginAnswer } from '../../platform/authentication/login-answer.ts'
import { networkOf } from '../../platform/authentication/login-attempts.ts'
import { ok } from '../../platform/http/envelope.ts'
import { localizedTo } from '../../platform/http/locale.ts'
import { createRoute, limitedRoute } from '../../platform/http/operation-route.ts'
import { createQuotas, type Quota } from '../../platform/rate-limit/quota.ts'
import { createCodes } from '../../platform/sms/codes.ts'
import { createSms } from '../../platform/sms/sms.ts'
import { isNameTaken, isTaken } from '../../platform/users/repo.ts'
import type { Services } from '../../services.ts'
import { accountExists, tooManyChecks } from './errors.ts'
import { createPhoneLogin } from './phone-login.ts'
import { createRegistration } from './register.ts'
import { createPasswordReset } from './reset-password.ts'
import { createCodeSender } from './send-code.ts'

/** Enough to fill in forms, too few to enumerate user names. */
const FROM_ONE_ADDRESS: Quota = { limit: 120, within: 600_000 }

/** Checks whether a value is available; only the listed columns can be queried. */
function createOnlyUserCheck(services: Services) {
  const { db } = services.database
  const quotas = createQuotas(services)

  return async (query: CheckOnlyUserQuery, ip: string): Promise<void> => {
    const seconds = await quotas.use(`check:from:${networkOf(ip)}`, FROM_ONE_ADDRESS)
    if (seconds !== undefined) throw tooManyChecks({ seconds }, { retryAfter: seconds })
    const { username, phone, email, workNo, id } = query
    const taken = [
      username && (await isNameTaken(db, username.trim(), id)),
      phone && (await isTaken(db, 'phone', phone.trim(), id)),
      email && (await isTaken(db, 'email', email.trim(), id)),
      workNo && (await isTaken(db, 'work_no', workNo.trim(), id)),
    ]
    if (taken.includes(true)) throw accountExists()
  }
}

const codeAsked = { en: 'The code was sent', zh: '验证码已发送，请注意查收' }
const registered = { en: 'You are registered', zh: '注册成功' }
const passwordReset = { en: 'Your password is reset!', zh: '密码重置完成！' }

/** Routes for visitors: SMS codes, registration, password reset. */
export async function visitorRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const codes = createCodes(services, createSms(app, services))
  const codeDesk = createCodeSender(services, codes)
  const phoneLogin = createPhoneLogin(services, codes)
  const registration = createRegistration(services, codes)
  const passwords = createPasswordReset(services, codes)
  const checkOnlyUser = createOnlyUserCheck(services)

  /** Each call costs a hash or a message, so these routes share the sign-in limit. */
  const limited = (name: OperationName) => limitedRoute(name, services.config.loginRateLimit)
  const visitorOf = ({ ip, id }: FastifyRequest) => ({ ip, requestId: id })

  app.route<{ Body: SmsBody }>({
    ...limited('visitor.sms'),
    handler: async ({ body, ip, locale }) => {
      await codeDesk.sendCode(body, { ip, locale })
      return ok(null, localizedTo(codeAsked, locale))
    },
  })

  const entry = limited('visitor.phoneLogin')
  app.route<{ Body: PhoneLoginBody }>({
    ...entry,
    schema: { ...entry.schema, response: { 200: LoginAnswer } },
    handler: async ({ body, ip, headers, locale }) =>
      loginAnswer(await phoneLogin(body, { ip, userAgent: headers['user-agent'] }, locale), locale),
  })

  app.route<{ Body: RegisterBody }>({
    ...limited('visitor.register'),
    handler: async (request) => {
      await registration.register(request.body, visitorOf(request))
      return ok(null, localizedTo(registered, request.locale))
    },
  })

  route<{ Body: PhoneVerificationBody }>(limited('visitor.phoneVerification'), (request) =>
    passwords.verify(request.body, visitorOf(request)),
  )

  const changePassword = async (request: FastifyRequest, body: PasswordChangeBody) => {
    await passwords.change(body, visitorOf(request))
    return ok(null, localizedTo(passwordReset, request.locale))
  }
  const change = limited('visitor.passwordChange')
  app.route<{ Body: PasswordChangeBody }>({
    ...change,
    handler: (request) => changePassword(request, request.body),
  })

  // JeecgBoot clients send this as a GET; our log has no query strings, but a proxy's log may.
  const { response } = change.schema
  app.route<{ Querystring: PasswordChangeBody }>({
    ...change,
    method: 'GET',
    exposeHeadRoute: false,
    schema: { querystring: PasswordChangeBody, response },
    handler: (request) => changePassword(request, request.query),
  })

  route<{ Querystring: CheckOnlyUserQuery }>('visitor.checkOnlyUser', async ({ query, ip }) => {
    await checkOnlyUser(query, ip)
    return true
  })
}
