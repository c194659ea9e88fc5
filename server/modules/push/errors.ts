import { defineHttpError } from '../../http/errors.ts'

/** A page of another site must not open a socket in the name of whoever looks at it. */
export const originForeign = defineHttpError('PUSH_ORIGIN_FOREIGN', 403, {
  en: 'Pages of this origin may not open the socket',
  zh: '不允许该来源建立连接',
})
export const tooManySockets = defineHttpError(
  'PUSH_TOO_MANY',
  429,
  { en: 'Too many open connections, please close some pages', zh: '连接数过多，请关闭部分页面' },
  { transport: true },
)
