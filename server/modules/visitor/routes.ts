import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { PasswordChangeBody, type UniqueUserQuery } from '#schemas'
import { networkOf } from '../../platform/authentication/login-attempts.ts'
import { addLoginRoute } from '../../platform/authentication/login-route.ts'
import { createSessionLookUp, originOfLogin } from '../../platform/authentication/sessions.ts'
import { ok } from '../../platform/http/envelope.ts'
import { localizedTo } from '../../platform/http/locale.ts'
import { createRoute, operationRoute } from '../../platform/http/operation-route.ts'
import { tokenOf } from '../../platform/http/permission-check.ts'
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

/**
 * Maximum number of checks per address in ten minutes. This number is enough to fill in forms, but too low to
 * find user names by trial and error.
 */
const FROM_ONE_ADDRESS: Quota = { limit: 120, within: 600_000 }

/**
 * Creates a function that checks whether a value is available. Only user names, phones, email addresses and
 * employee numbers can be checked. Visitors get the same response for every value, because they could find out
 * who has an account by trying.
 */
function createOnlyUserCheck(services: Services, log: FastifyBaseLogger) {
  const { db } = services.database
  const quotas = createQuotas(services)
  const resolveUser = createSessionLookUp(services, log)

  return async (query: UniqueUserQuery, request: FastifyRequest): Promise<void> => {
    const seconds = await quotas.use(`check:from:${networkOf(request.ip)}`, FROM_ONE_ADDRESS)
    if (seconds !== undefined) throw tooManyChecks({ seconds }, { retryAfter: seconds })
    const token = tokenOf(request)
    if (token === undefined || (await resolveUser(token)) === undefined) return
    const { username, phone, email, workNo, id } = query
    const checks = [
      username && (await isNameTaken(db, username.trim(), id)),
      phone && (await isTaken(db, 'phone', phone.trim(), id)),
      email && (await isTaken(db, 'email', email.trim(), id)),
      workNo && (await isTaken(db, 'work_no', workNo.trim(), id)),
    ]
    if (checks.includes(true)) throw accountExists()
  }
}

const codeAsked = { en: 'The code was sent', zh: '验证码已发送，请注意查收' }
const registered = { en: 'You are registered', zh: '注册成功' }
const passwordReset = { en: 'Your password is reset!', zh: '密码重置完成！' }

/** Routes for visitors, who have no session: SMS codes, registration, password reset. */
export async function visitorRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const codes = createCodes(services, createSms(app, services))
  const codeSender = createCodeSender(services, codes)
  const phoneLogin = createPhoneLogin(services, codes)
  const registration = createRegistration(services, codes)
  const passwords = createPasswordReset(services, codes)
  const checkOnlyUser = createOnlyUserCheck(services, app.log)

  /**
   * Routes whose requests compute a password hash or send a message have the same request limit as the
   * sign-in.
   */
  const limited = { limit: services.config.loginRateLimit }
  const visitorOf = ({ ip, id }: FastifyRequest) => ({ ip, requestId: id })

  route(
    'visitor.sms',
    async (body, { ip, locale }) => {
      await codeSender.sendCode(body, { ip, locale })
      return null
    },
    { ...limited, message: codeAsked },
  )
  addLoginRoute(
    app,
    'visitor.phoneLogin',
    (body, request) => phoneLogin(body, originOfLogin(request), request.locale),
    limited,
  )
  route(
    'visitor.register',
    async (body, request) => {
      await registration.register(body, visitorOf(request))
      return null
    },
    { ...limited, message: registered },
  )
  route('visitor.phoneVerification', (body, request) => passwords.verify(body, visitorOf(request)), limited)

  const changePassword = async (body: PasswordChangeBody, request: FastifyRequest) => {
    await passwords.change(body, visitorOf(request))
    return null
  }
  route('visitor.passwordChange', changePassword, { ...limited, message: passwordReset })

  // JeecgBoot clients send the new password in a GET request. The log of this server contains no query
  // strings, but the log of a proxy may contain them.
  app.route<{ Querystring: PasswordChangeBody }>({
    ...operationRoute('visitor.passwordChange', {
      ...limited,
      ignoresArgs: true,
      exposeHeadRoute: false,
      schema: { querystring: PasswordChangeBody },
    }),
    method: 'GET',
    handler: async (request) =>
      ok(
        await changePassword(request.query, request as FastifyRequest),
        localizedTo(passwordReset, request.locale),
      ),
  })

  route('visitor.checkOnlyUser', async (query, request) => {
    await checkOnlyUser(query, request)
    return true
  })
}
