import { defineHttpError, givenWords } from '../http/errors.ts'
import type { LocalizedText } from '../http/locale.ts'

/** Maximum size of an imported file, in MB. */
export const MAX_MEGABYTES = 5

/** There is no list with this page id that has an import. */
export const importNotFound = defineHttpError('IMPORT_NOT_FOUND', 404, {
  en: "This list doesn't support imports",
  zh: '该列表不支持导入',
})
/** The batch is unknown, was removed or belongs to another user. All these cases get the same response. */
export const importBatchNotFound = defineHttpError('IMPORT_BATCH_NOT_FOUND', 404, {
  en: 'Import not found. Choose the file again.',
  zh: '导入记录不存在，请重新选择文件',
})
export const importFileMissing = defineHttpError('IMPORT_FILE_MISSING', 400, {
  en: 'Choose a file',
  zh: '请选择文件',
})
export const importFileTooLarge = defineHttpError<{ megabytes: number }>('IMPORT_FILE_TOO_LARGE', 413, {
  en: ({ megabytes }) => `The file is larger than ${megabytes} MB. Split it.`,
  zh: ({ megabytes }) => `文件超过 ${megabytes} MB，请拆分后导入`,
})
export const importTooManyRows = defineHttpError<{ max: number }>('IMPORT_TOO_MANY_ROWS', 422, {
  en: ({ max }) => `The file has more than ${max.toLocaleString('en-US')} rows. Split it.`,
  zh: ({ max }) => `文件超过 ${max.toLocaleString('en-US')} 行，请拆分后导入`,
})
const unreadable = defineHttpError<LocalizedText>('IMPORT_FILE_UNREADABLE', 422, givenWords)

/** Errors for files that can't be read. */
export const importUnreadable = {
  kind: (cause?: unknown) =>
    unreadable(
      {
        en: 'Only CSV files and Excel workbooks (.xlsx) can be read',
        zh: '仅支持 CSV 文件和 Excel 工作簿（.xlsx）',
      },
      { cause },
    ),
  broken: (cause?: unknown) =>
    unreadable(
      {
        en: 'The file is damaged or password-protected. Save it again.',
        zh: '文件已损坏或有密码保护，请重新保存',
      },
      { cause },
    ),
  bomb: () => unreadable({ en: 'The file is too large when unpacked', zh: '文件解压后过大，已拒绝读取' }),
  empty: () => unreadable({ en: 'No rows below the header', zh: '表头下没有数据行' }),
  lacking: ({ en, zh }: LocalizedText) =>
    unreadable({ en: `Missing columns: ${en}`, zh: `文件缺少列：${zh}` }),
  columns: (max: number) =>
    unreadable({ en: `The file has more than ${max} columns`, zh: `文件超过 ${max} 列` }),
  cell: (max: number) =>
    unreadable({
      en: `A cell has more than ${max.toLocaleString('en-US')} characters`,
      zh: `有单元格超过 ${max.toLocaleString('en-US')} 个字符`,
    }),
} as const

export const importHasProblems = defineHttpError('IMPORT_HAS_PROBLEMS', 422, {
  en: 'No rows can be imported. Correct the file and choose it again.',
  zh: '文件中没有可导入的行，请修正后重新选择',
})
/** Data changed between the check and the import, so the preview is outdated. */
export const importChanged = defineHttpError<{ rows: number }>('IMPORT_CHANGED', 409, {
  en: ({ rows }) =>
    `The data changed: only ${rows} ${rows === 1 ? 'row' : 'rows'} can be imported now. Nothing was imported. Check the file again.`,
  zh: ({ rows }) => `数据已变化，目前可导入 ${rows} 行；尚未导入，请重新检查文件`,
})
export const importRepeated = defineHttpError<{ by: string; time: string }>('IMPORT_REPEATED', 409, {
  en: ({ by, time }) => `${by} imported the same file at ${time}. Confirm to import it again.`,
  zh: ({ by, time }) => `${by} 已于 ${time} 导入过同一文件，请确认是否再次导入`,
})
export const importDone = defineHttpError('IMPORT_DONE', 409, {
  en: 'This file is already imported',
  zh: '该文件已导入',
})
export const importNotDone = defineHttpError('IMPORT_NOT_DONE', 409, {
  en: "Only a finished import that isn't undone yet can be undone",
  zh: '只有已导入且未撤销的批次才能撤销',
})
export const importStopped = defineHttpError('IMPORT_STOPPED', 409, {
  en: 'Stopped: nothing was imported',
  zh: '已停止，未导入任何数据',
})
/** The batch can't be undone. The message lists the rows that prevent the undo. */
export const importNotUndoable = defineHttpError<LocalizedText>('IMPORT_KEPT', 409, {
  en: ({ en }) => `Can't be undone: ${en}`,
  zh: ({ zh }) => `无法撤销：${zh}`,
})
