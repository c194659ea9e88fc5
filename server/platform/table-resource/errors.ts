import { defineHttpError } from '../http/errors.ts'

/** Error of a table that can't be a resource, with the reason. */
export const tableUnsuitable = defineHttpError<{ table: string; en: string; zh: string }>(
  'TABLE_UNSUITABLE',
  422,
  {
    en: ({ table, en }) => `The table ${table} can't become a resource: ${en}.`,
    zh: ({ table, zh }) => `数据表 ${table} 不能作为资源：${zh}`,
  },
)

/** Error of a resource whose table, or one of whose columns, is no longer in the database. */
export const tableMissing = defineHttpError<{ table: string }>('TABLE_MISSING', 409, {
  en: ({ table }) =>
    `The table ${table} is missing in the database, or its columns have changed. Ask an administrator to restore it or to read its columns again.`,
  zh: ({ table }) => `数据库中缺少数据表 ${table}，或其列已变更，请联系管理员恢复该表或重新读取其列`,
})

/** Error of a table that is no resource. */
export const tableUnknown = defineHttpError<{ table: string }>('TABLE_UNKNOWN', 404, {
  en: ({ table }) => `The table ${table} is no resource.`,
  zh: ({ table }) => `数据表 ${table} 不是资源`,
})
