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

export const recordGone = defineHttpError('UPSTREAM_RECORD_GONE', 404, {
  en: 'The record no longer exists. Reload the list.',
  zh: '记录已不存在，请刷新列表',
})
