import Type, { type Static } from 'typebox'
import { defineModel, type OperationContract } from '../model.ts'
import { Count, Id, Nullable, noArgs, Str, Time } from '../scalars.ts'

/** The state of a record after a change. Fields that follow `type` are Gaiwan extensions. */
export const SysDataLog = Type.Object({
  id: Id('Id'),
  dataTable: Str('Table', 50),
  dataId: Id('Record'),
  dataContent: Type.String({ title: 'Content', description: 'The record as JSON.' }),
  dataVersion: Count('Version'),
  createBy: Nullable(Str('Updated by', 100)),
  createTime: Time('Updated'),
  type: Str('Format', 20),
  dataName: Nullable(Str('Name', 200)),
  action: Str('Action', 100),
})
export type SysDataLog = Static<typeof SysDataLog>

export const dataLogModel = defineModel({ name: 'SysDataLog', title: 'Data log entry' }, SysDataLog, {
  sortable: ['createTime'],
  filters: {
    dataTable: ['eq', 'like'],
    dataId: ['eq'],
    createBy: ['eq'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/** The table and the id of a record. The parameter names are those of the JeecgBoot contract. */
const ofRecord = Type.Object({ dataTable: Str('Table', 50), dataId: Id('Record') })
const ofTwo = Type.Object({ dataId1: Id('One version'), dataId2: Id('Another version') })

export const dataLogShapes = {
  'dataLog.list': { args: noArgs, model: dataLogModel },
  'dataLog.versions': { args: ofRecord, result: Type.Array(SysDataLog), model: dataLogModel },
  'dataLog.compare': { args: ofTwo, result: Type.Array(SysDataLog), model: dataLogModel },
} satisfies Record<string, OperationContract>
