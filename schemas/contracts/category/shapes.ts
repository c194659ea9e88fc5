import Type, { type Static } from 'typebox'
import { crudShapes } from '../crud.ts'
import { defineModel, type OperationShapes } from '../model.ts'
import { Count, Given, Id, Ids, marks, Nullable, Str } from '../scalars.ts'
import { DictItem } from '../system/shapes.ts'
import { TreePlace, WholeTree } from '../tree-place.ts'

export const SysCategory = Type.Object({
  id: Id('Id'),
  pid: Str('Above', 32),
  name: Str('Category', 100),
  code: Str('Code', 100),
  hasChild: Str('Has categories below', 3),
  sysOrgCode: Nullable(Str('Department', 64)),
  ...marks,
  version: Type.Integer({ title: 'Version', description: 'Ours.' }),
  aboveId: Nullable(Id('Category above')),
  hasChildren: Type.Boolean({ title: 'Has categories below', description: 'Ours.' }),
  below: Count('Categories below, on every level. Ours'),
})
export type SysCategory = Static<typeof SysCategory>

/** Asked without a filter, the list begins at the top; each category lists those below it. */
export const categoryModel = defineModel('SysCategory', SysCategory, {
  sortable: ['code', 'name', 'createTime'],
  filters: { pid: ['eq'], name: ['like'], code: ['like'], createTime: ['between'] },
  defaultSort: { field: 'code', order: 'asc' },
})

const name = Given('Category', 100)
const pid = Type.Optional(Nullable(Type.String({ title: 'Above', maxLength: 32 })))

/** What is typed of a category: the server makes the code. Stock clients send the whole record: the rest is ignored. */
export const NewCategory = Type.Object({ name, pid })
export type NewCategory = Static<typeof NewCategory>
export const EditCategory = Type.Object({
  id: Id('Id'),
  name,
  pid,
  version: Type.Optional(Nullable(Type.Integer({ title: 'Version' }))),
})
export type EditCategory = Static<typeof EditCategory>

const Code = Type.String({ title: 'Code', maxLength: 100, description: 'A code; 0 is the top.' })
const Pid = Type.String({ title: 'Above', maxLength: 32, description: 'An id; 0 is the top.' })

export const categoryShapes = {
  ...crudShapes('category', categoryModel, { add: NewCategory, edit: EditCategory }),
  'category.list': { args: WholeTree, result: SysCategory, model: 'SysCategory' },
  'category.below': { args: Type.Object({ pid: Pid }), result: Type.Array(SysCategory) },
  'category.belowMany': {
    args: Type.Object({ parentIds: Ids }),
    result: Type.Object({ records: Type.Array(SysCategory) }),
  },
  'category.checkCode': {
    args: Type.Object({ pid: Type.Optional(Pid), code: Type.Optional(Code) }),
    result: Type.Null(),
  },
  'category.one': {
    args: Type.Object({
      field: Type.String({ title: 'Field', pattern: '^(id|code|name)$', description: 'id, code or name.' }),
      val: Type.String({ title: 'Value', maxLength: 100 }),
    }),
    result: SysCategory,
    model: 'SysCategory',
  },
  'category.names': {
    args: Type.Object({
      ids: Ids,
      delNotExist: Type.Optional(
        Type.Boolean({
          description: 'Without those that do not exist; else their ids stand in their place.',
        }),
      ),
    }),
    result: Type.Array(Type.String()),
  },
  'category.all': { args: Type.Object({ code: Code }), result: Type.Array(DictItem) },
  'category.tree': {
    args: Type.Object({
      async: Type.Optional(Type.Boolean({ description: 'The first level alone; else all below.' })),
      pcode: Type.Optional(Code),
      without: Type.Optional({ ...Id('Without'), description: 'Leaves one out, with everything below it.' }),
    }),
    result: Type.Array(TreePlace),
  },
  'category.branch': {
    args: Type.Object({
      pid: Type.Optional(Pid),
      pcode: Type.Optional(Code),
      condition: Type.Optional(
        Type.String({ maxLength: 1000, description: 'JSON: fields and the values they have.' }),
      ),
    }),
    result: Type.Array(TreePlace),
  },
  'category.children': { args: Type.Object({ pid: Pid }), result: Type.Array(TreePlace) },
} satisfies Record<string, OperationShapes>
