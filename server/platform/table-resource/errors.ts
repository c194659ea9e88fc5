import { defineHttpError } from '../http/errors.ts'

/** The table can't be a resource. The message contains the reason. */
export const tableUnsuitable = defineHttpError<{ table: string; en: string; zh: string }>(
  'TABLE_UNSUITABLE',
  422,
  {
    en: ({ table, en }) => `The table ${table} can't become a resource: ${en}.`,
    zh: ({ table, zh }) => `数据表 ${table} 不能作为资源：${zh}`,
  },
)

/** The table of a resource, or one of its columns, is no longer in the database. */
export const tableMissing = defineHttpError<{ table: string }>('TABLE_MISSING', 409, {
  en: ({ table }) =>
    `The table ${table} is missing in the database, or its columns have changed. Ask an administrator to restore it or to read its columns again.`,
  zh: ({ table }) => `数据库中缺少数据表 ${table}，或其列已变更，请联系管理员恢复该表或重新读取其列`,
})

/** The table isn't registered as a resource. */
export const tableUnknown = defineHttpError<{ table: string }>('TABLE_UNKNOWN', 404, {
  en: ({ table }) => `The table ${table} is no resource.`,
  zh: ({ table }) => `数据表 ${table} 不是资源`,
})
