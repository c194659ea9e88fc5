import Type, { type Static } from 'typebox'
import { PageId } from '../../meta/names.ts'
import { strictObject } from '../../meta/strict-object.ts'
import { ListExportBody } from '../export/shapes.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { Count, DictValue, Id, Megabytes, Nullable, noArgs, Percent, Str, Time } from '../scalars.ts'

/** A background export or an imported file of the caller. */
export const FileTask = Type.Object({
  id: Id('Id'),
  kind: DictValue('Type', 'file_task_kind'),
  page: PageId,
  title: Str('List'),
  status: DictValue('Status', 'file_task_status'),
  failure: Nullable(DictValue('Why', 'file_task_failure')),
  fileName: Nullable(Str('File', 300)),
  rowsDone: Count('Rows done'),
  rowsTotal: Nullable(Count('Rows')),
  percent: Percent('Done'),
  megabytes: Nullable(Megabytes('Size (MB)')),
  createTime: Time('Requested'),
  endTime: Nullable(Time('Ended at')),
  expireTime: Nullable(Time('Available until')),
})
export type FileTask = Static<typeof FileTask>

export const fileTaskModel = defineModel({ name: 'FileTask', title: 'File task' }, FileTask, {
  sortable: ['createTime'],
  filters: { kind: ['eq'], status: ['eq', 'in'], createTime: ['between'] },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/** Id of a file task that belongs to the caller. */
export const FileTaskRef = strictObject({ id: Id('Task') })
export type FileTaskRef = Static<typeof FileTaskRef>

const Named = Type.Object({ id: Id('Task') })

export const taskShapes = {
  'task.list': { args: noArgs, model: fileTaskModel },
  'task.get': { args: FileTaskRef, model: fileTaskModel },
  'task.export': { args: ListExportBody, result: Named },
  'task.cancel': { args: FileTaskRef, result: Named },
  'task.retry': { args: FileTaskRef, result: Named },
  'task.file': { args: FileTaskRef, result: Type.String({ description: 'The file content.' }) },
} satisfies Record<string, OperationContract>
