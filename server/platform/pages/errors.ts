import { defineHttpError } from '../http/errors.ts'

interface VersionOfPage {
  page: string
  version: number
}

/** The text of a stored version doesn't match its hash. */
export const pageVersionDamaged = defineHttpError<VersionOfPage>('PAGE_VERSION_DAMAGED', 422, {
  en: ({ page, version }) =>
    `Version ${version} of ${page} is damaged in the database. Roll back to another version.`,
  zh: ({ page, version }) => `页面 ${page} 的第 ${version} 版在数据库中已损坏，请回滚到其他版本`,
})

/** This server can't read a stored version, for example because of a newer page format. */
export const pageVersionUnreadable = defineHttpError<VersionOfPage>('PAGE_VERSION_UNREADABLE', 422, {
  en: ({ page, version }) =>
    `This server can't read version ${version} of ${page}: its format is newer or unknown. Update the server, or roll back to another version.`,
  zh: ({ page, version }) =>
    `当前服务器无法读取页面 ${page} 的第 ${version} 版：其格式较新或未知，请升级服务器或回滚到其他版本`,
})
