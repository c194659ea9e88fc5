import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type CheckOnlyUserQuery,
  PasswordChangeBody,
  type PhoneLoginBody,
  type PhoneVerificationBody,
  type RegisterBody,
  type SmsBody,
} from '#schemas'
import { ok } from '../../http/envelope.ts'
import { inLocale } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { createCodes } from '../sms/codes.ts'
import { createSms } from '../sms/sms.ts'
import { LoginAnswer, loginAnswer } from '../system/login-answer.ts'
import { createCodeDesk } from './ask-code.ts'
import { createOnlyUserCheck } from './check-only-user.ts'
import { createPhoneLogin } from './phone-login.ts'
import { createRegistration } from './register.ts'
import { createPasswordReset } from './reset-password.ts'

const codeAsked = { en: 'The code is on its way', zh: '验证码已发送，请注意查收' }
const registered = { en: 'You are registered', zh: '注册成功' }
const passwordReset = { en: 'Your password is reset!', zh: '密码重置完成！' }

/** What people do who have not signed in by password: codes by SMS, registration, the forgotten password. */
export async function visitorRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const codes = createCodes(services, createSms(app, services))
  const codeDesk = createCodeDesk(services, codes)
  const phoneLogin = createPhoneLogin(services, codes)
  const registration = createRegistration(services, codes)
  const passwords = createPasswordReset(services, codes)
  const checkOnlyUser = createOnlyUserCheck(services)

  /** Each of these costs a hash or a message, so an address gets as many as logins. */
  const limited = (name: Parameters<typeof operationRoute>[0]) => {
    const { config, ...route } = operationRoute(name)
    return { ...route, config: { ...config, rateLimit: perMinute(services.config.loginRateLimit) } }
  }
  const visitorOf = ({ ip, id }: FastifyRequest) => ({ ip, requestId: id })

  app.route<{ Body: SmsBody }>({
    ...limited('visitor.sms'),
    handler: async ({ body, ip, locale }) => {
      await codeDesk.ask(body, { ip, locale })
      return ok(null, inLocale(codeAsked, locale))
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
      return ok(null, inLocale(registered, request.locale))
    },
  })

  app.route<{ Body: PhoneVerificationBody }>({
    ...limited('visitor.phoneVerification'),
    handler: async (request) => ok(await passwords.verify(request.body, visitorOf(request))),
  })

  const changePassword = async (request: FastifyRequest, body: PasswordChangeBody) => {
    await passwords.change(body, visitorOf(request))
    return ok(null, inLocale(passwordReset, request.locale))
  }
  const change = limited('visitor.passwordChange')
  app.route<{ Body: PasswordChangeBody }>({
    ...change,
    handler: (request) => changePassword(request, request.body),
  })

  // Stock clients send it as a GET: addresses are not logged here, but may be on their way.
  const { response } = change.schema
  app.route<{ Querystring: PasswordChangeBody }>({
    ...change,
    method: 'GET',
    exposeHeadRoute: false,
    schema: { querystring: PasswordChangeBody, response },
    handler: (request) => changePassword(request, request.query),
  })

  app.route<{ Querystring: CheckOnlyUserQuery }>({
    ...operationRoute('visitor.checkOnlyUser'),
    handler: async ({ query, ip }) => {
      await checkOnlyUser(query, ip)
      return ok(true)
    },
  })
}
