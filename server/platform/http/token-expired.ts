import { defineHttpError } from './errors.ts'

/** The contract's fixed text: clients compare it, so it is never translated. */
export const TOKEN_EXPIRED_MESSAGE = 'Token失效，请重新登录'

/** A token that is unknown, expired or revoked; it has a body of its own, see `expiredBody`. */
export const tokenExpired = defineHttpError('TOKEN_EXPIRED', 401, {
  en: TOKEN_EXPIRED_MESSAGE,
  zh: TOKEN_EXPIRED_MESSAGE,
})

/** Answer of stock servers to a bad token: 500 in older ones, 401 in newer ones. */
export const expiredBody = (status: 500 | 401, path: string) =>
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
