import Type, { type Static } from 'typebox'
import { defineModel } from '../model.ts'
import { auditFields, Count, DictValue, Id, Maybe, NonBlank, Nullable, Str, Time } from '../scalars.ts'

/** A department as a row of the administration list. */
export const DepartRecord = Type.Object({
  id: Id('Id'),
  parentId: Nullable(Id('Parent')),
  departName: Str('Department', 100),
  departNameEn: Nullable(Str('English name', 500)),
  departNameAbbr: Nullable(Str('Short name', 500)),
  orgCategory: DictValue('Type', 'org_category'),
  orgType: Nullable(Str('Level', 10)),
  orgCode: Str('Department code', 64),
  departOrder: Type.Integer({ title: 'Order' }),
  mobile: Nullable(Str('Telephone', 32)),
  fax: Nullable(Str('Fax', 32)),
  address: Nullable(Str('Address', 100)),
  memo: Nullable(Str('Remark', 500)),
  ...auditFields,
  createTime: Time('Created'),
  hasChildren: Type.Boolean({ title: 'Has sub-departments' }),
  userCount: Count('People'),
})
export type DepartRecord = Static<typeof DepartRecord>

/**
 * Without a filter, the list returns the topmost departments of the caller's scope. Clients load the children
 * of a department with a separate call.
 */
export const departModel = defineModel(
  { name: 'Depart', title: 'Department', relations: { parent: { model: 'Depart', field: 'parentId' } } },
  DepartRecord,
  {
    sortable: ['departOrder', 'orgCode'],
    filters: {
      parentId: ['eq'],
      departName: ['like'],
      orgCode: ['starts', 'eq', 'in'],
      orgCategory: ['eq', 'in'],
    },
    defaultSort: { field: 'departOrder', order: 'asc' },
  },
)

const text = (title: string, maxLength: number) => Maybe(Str(title, maxLength))

/**
 * Editable fields of a department. JeecgBoot clients send complete records, of which the server reads only
 * these fields.
 */
const editable = {
  departName: NonBlank('Department', 100),
  departNameEn: text('English name', 500),
  departNameAbbr: text('Short name', 500),
  orgCategory: Maybe(
    Type.String({
      title: 'Type',
      pattern: '^[1-3]$',
      description: '1 company, 2 department, 3 position.',
    }),
  ),
  departOrder: Maybe(Type.Integer({ title: 'Order', minimum: 0, maximum: 1_000_000 })),
  mobile: text('Telephone', 32),
  fax: text('Fax', 32),
  address: text('Address', 100),
  memo: text('Remark', 500),
}
export const NewDepart = Type.Object({
  ...editable,
  parentId: Maybe(Type.String({ title: 'Parent', maxLength: 32 })),
})
export type NewDepart = Static<typeof NewDepart>
export const EditDepart = Type.Object({ id: Id('Id'), ...editable })
export type EditDepart = Static<typeof EditDepart>
