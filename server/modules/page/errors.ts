import type { PageDiagnostic } from '#schemas'
import { defineHttpError, type HttpError } from '../../platform/http/errors.ts'

/** Error if no release of a page applies to the caller. Clients then show the shipped page. */
export const pageNotPublished = defineHttpError('PAGE_NOT_PUBLISHED', 404, {
  en: "The page isn't published",
  zh: '该页面尚未发布',
})
export const pageNotFound = defineHttpError('PAGE_NOT_FOUND', 404, {
  en: 'Page not found',
  zh: '页面不存在',
})
export const pageVersionNotFound = defineHttpError<{ version: number }>('PAGE_VERSION_NOT_FOUND', 404, {
  en: ({ version }) => `The page has no version ${version}`,
  zh: ({ version }) => `该页面没有第 ${version} 版`,
})
export const pageTooLarge = defineHttpError<{ keys: number; characters: number }>('PAGE_TOO_LARGE', 413, {
  en: ({ keys, characters }) => `A page can have at most ${keys} properties and ${characters} characters`,
  zh: ({ keys, characters }) => `页面最多 ${keys} 个属性、${characters} 个字符`,
})
export const pageIdDiffers = defineHttpError('PAGE_ID_DIFFERS', 400, {
  en: 'The page ID differs from the ID in the request',
  zh: '页面 ID 与请求中的 ID 不一致',
})
export const pageAlwaysShipped = defineHttpError('PAGE_ALWAYS_SHIPPED', 409, {
  en: 'This page is needed to roll back other pages, so it can’t be replaced',
  zh: '该页面用于回滚其他页面，不能被替换',
})
/** Error of a change whose base version isn't the newest version of the page. */
export const pageChanged = defineHttpError<{ version: number; by: string }>('PAGE_CHANGED', 409, {
  en: ({ version, by }) => `${by} has published version ${version}. Compare it with your changes.`,
  zh: ({ version, by }) => `${by} 已发布第 ${version} 版，请与您的修改比较`,
})
export const pageDraftOfOther = defineHttpError<{ by: string }>('PAGE_DRAFT_OF_OTHER', 409, {
  en: ({ by }) => `${by} has a draft of this page. Take it over first.`,
  zh: ({ by }) => `${by} 正在编辑该页面的草稿，接管后才能替换`,
})
const invalidPage = defineHttpError<{ errors: number }>('PAGE_INVALID', 422, {
  en: ({ errors }) => `The page has ${errors} ${errors === 1 ? 'error' : 'errors'}`,
  zh: ({ errors }) => `页面有 ${errors} 个错误`,
})
/** Error of a page that calls operations which its publisher may not call. */
export const pageNotCallable = defineHttpError<{ names: readonly string[] }>('PAGE_NOT_CALLABLE', 403, {
  en: ({ names }) => `You don't have permission for content of this page: ${names.join(', ')}`,
  zh: ({ names }) => `页面使用了您没有权限的内容：${names.join('、')}`,
})
export const releaseInPast = defineHttpError('PAGE_RELEASE_PAST', 400, {
  en: 'The release time is in the past. Leave it empty to release now.',
  zh: '发布时间已过，留空则立即发布',
})
export const audienceUnknown = defineHttpError('PAGE_AUDIENCE_UNKNOWN', 400, {
  en: 'Department not found',
  zh: '部门不存在',
})

/** Error of a page with diagnostics, which the error contains. */
export const pageInvalid = (diagnostics: readonly PageDiagnostic[]): HttpError =>
  invalidPage(
    { errors: diagnostics.filter(({ severity }) => severity === 'error').length },
    { data: { diagnostics } },
  )
