import Type from 'typebox'
import { strictObject } from '#schemas'
import { defineJob } from '../job/job.ts'
import { removeUnusedUploads } from './sweep.ts'
import { removeUnsentUploads } from './unused-uploads.ts'

const AN_HOUR = 3_600
const DAY = 86_400_000

/** Removes expired exports and temporary files. */
export const expiredFilesJob = defineJob({
  name: 'file.expired',
  titles: { en: 'Remove expired files', zh: '清理过期文件' },
  about: {
    en: 'Removes expired exports, unsaved avatars, error lists and temporary files.',
    zh: '删除过期的导出文件、未保存的头像、错误清单与临时文件。',
  },
  params: strictObject({}),
  timeoutSeconds: AN_HOUR,
  retries: 2,
  concurrency: 'skip',
  defaultCron: '0 35 * * * ?',
  run: (_params, { services }) => removeUnusedUploads(services),
})

/** Removes files that users uploaded in forms and never submitted. */
export const unsentUploadsJob = defineJob({
  name: 'file.unsent',
  titles: { en: 'Remove uploads of unsent forms', zh: '清理未提交表单的上传文件' },
  about: {
    en: 'Removes uploads that no record and no draft refers to after some days.',
    zh: '删除若干天后仍未被任何记录或草稿引用的上传文件。',
  },
  params: strictObject({
    days: Type.Integer({
      title: 'Days',
      description: 'Days for which an upload is kept.',
      minimum: 1,
      maximum: 365,
      default: 1,
    }),
  }),
  timeoutSeconds: AN_HOUR,
  retries: 2,
  concurrency: 'skip',
  defaultCron: '0 45 3 * * ?',
  run: async ({ days }, { services, signal, log }) => {
    const before = new Date(services.clock().getTime() - days * DAY)
    const count = await removeUnsentUploads(services, { before, signal })
    log(`${count} uploads removed`)
  },
})
