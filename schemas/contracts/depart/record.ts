import Type, { type Static } from 'typebox'
import { defineModel } from '../model.ts'
import { Count, DictValue, Given, Id, marks, Nullable, Str, Time } from '../scalars.ts'

/** A department as its administration lists it. */
export const DepartRecord = Type.Object({
  id: Id('Id'),
  parentId: Nullable(Id('Parent')),
  departName: Str('Department', 100),
  departNameEn: Nullable(Str('English name', 500)),
  departNameAbbr: Nullable(Str('Short name', 500)),
  orgCategory: DictValue('Type', 'org_category'),
  orgType: Nullable(Str('Level', 10)),
  orgCode: Str('Org code', 64),
  departOrder: Type.Integer({ title: 'Order' }),
  mobile: Nullable(Str('Telephone', 32)),
  fax: Nullable(Str('Fax', 32)),
  address: Nullable(Str('Address', 100)),
  memo: Nullable(Str('Remark', 500)),
  ...marks,
  createTime: Time('Created'),
  hasChildren: Type.Boolean({ title: 'Has departments below' }),
  userCount: Count('People'),
})
export type DepartRecord = Static<typeof DepartRecord>

/** Asked without a filter, the list begins at the top of what the caller sees; each department lists those below it. */
export const departModel = defineModel('Depart', DepartRecord, {
  sortable: ['departOrder', 'orgCode'],
  filters: {
    parentId: ['eq'],
    departName: ['like'],
    orgCode: ['starts', 'eq', 'in'],
    orgCategory: ['eq', 'in'],
  },
  defaultSort: { field: 'departOrder', order: 'asc' },
})

const text = (title: string, maxLength: number) => Type.Optional(Nullable(Str(title, maxLength)))

/** What is typed of a department. Stock clients send the whole record: what is not here is ignored. */
const written = {
  departName: Given('Department', 100),
  departNameEn: text('English name', 500),
  departNameAbbr: text('Short name', 500),
  orgCategory: Type.Optional(
    Nullable(
      Type.String({
        title: 'Type',
        pattern: '^[1-3]$',
        description: '1 company, 2 department, 3 post.',
      }),
    ),
  ),
  departOrder: Type.Optional(Nullable(Type.Integer({ title: 'Order', minimum: 0, maximum: 1_000_000 }))),
  mobile: text('Telephone', 32),
  fax: text('Fax', 32),
  address: text('Address', 100),
  memo: text('Remark', 500),
}
export const NewDepart = Type.Object({
  ...written,
  parentId: Type.Optional(Nullable(Type.String({ title: 'Parent', maxLength: 32 }))),
})
export type NewDepart = Static<typeof NewDepart>
export const EditDepart = Type.Object({ id: Id('Id'), ...written })
export type EditDepart = Static<typeof EditDepart>
