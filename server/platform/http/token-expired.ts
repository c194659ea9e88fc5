import { defineHttpError } from './errors.ts'

/** JeecgBoot's text, which is never translated, since JeecgBoot clients look for exactly this text. */
export const TOKEN_EXPIRED_MESSAGE = 'Token失效，请重新登录'

/** The token is unknown, expired or revoked. The response is `tokenExpiredBody`. */
export const tokenExpired = defineHttpError('TOKEN_EXPIRED', 401, {
  en: TOKEN_EXPIRED_MESSAGE,
  zh: TOKEN_EXPIRED_MESSAGE,
})

/**
 * Body of the response that JeecgBoot servers send for an invalid token. Older versions of JeecgBoot send the
 * status 500, newer versions 401.
 */
export const tokenExpiredBody = (status: 500 | 401, path: string) =>
  status === 500
    ? {
        timestamp: Date.now(),
        status,
        error: 'Internal Server Error',
        exception: 'org.apache.shiro.authc.AuthenticationException',
        message: TOKEN_EXPIRED_MESSAGE,
        path,
      }
    : {
        success: false,
        message: TOKEN_EXPIRED_MESSAGE,
        code: status,
        result: null,
        timestamp: Date.now(),
      }
