import { defineHttpError } from '../platform/http/errors.ts'

/** The status isn't 404, for which the client has a text of its own. */
export const notOffered = defineHttpError('UPSTREAM_LACKS_CALL', 501, {
  en: "The JeecgBoot server doesn't offer this. It needs the server of this product.",
  zh: 'JeecgBoot 服务器没有此功能，需要使用本产品的服务端',
})

export const unreachable = defineHttpError('UPSTREAM_UNREACHABLE', 502, {
  en: "The JeecgBoot server doesn't answer. Try again later.",
  zh: 'JeecgBoot 服务器没有响应，请稍后重试',
})

export const tooSlow = defineHttpError('UPSTREAM_TOO_SLOW', 502, {
  en: 'The JeecgBoot server takes too long to answer. Try again, or ask an administrator to check that server.',
  zh: 'JeecgBoot 服务器响应过慢，请重试，或联系管理员检查该服务器',
})

export const notJeecg = defineHttpError('UPSTREAM_NOT_JEECG', 502, {
  en: 'The JeecgBoot server answered with a web page. Ask an administrator to check its address.',
  zh: 'JeecgBoot 服务器返回了网页，请联系管理员检查服务器地址',
})

export const tooOld = defineHttpError('UPSTREAM_TOO_OLD', 502, {
  en: 'The JeecgBoot server is older than 2.2. Ask an administrator to update it.',
  zh: 'JeecgBoot 服务器版本低于 2.2，请联系管理员升级',
})

const GATEWAY_TIMEOUT = 504

/** The error for a call without a response: too slow, or unreachable. */
export const noResponse = (cause: unknown) => {
  const { name, statusCode } = Object(cause) as { name?: unknown; statusCode?: unknown }
  const isTimeout = name === 'TimeoutError' || statusCode === GATEWAY_TIMEOUT
  return (isTimeout ? tooSlow : unreachable)(undefined, { cause })
}

export const recordGone = defineHttpError('UPSTREAM_RECORD_GONE', 404, {
  en: 'The record no longer exists. Reload the list.',
  zh: '记录已不存在，请刷新列表',
})
