import Type, { type Static } from 'typebox'
import { crudShapes } from '../crud.ts'
import { JeecgTreeNode, WholeTree } from '../jeecg-tree-node.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { auditFields, Count, Id, Ids, Maybe, NonBlank, Nullable, Str } from '../scalars.ts'
import { DictItem } from '../system/shapes.ts'

export const SysCategory = Type.Object({
  id: Id('Id'),
  pid: Str('Above', 32),
  name: Str('Category', 100),
  code: Str('Code', 100),
  hasChild: Str('Has sub-categories', 3),
  sysOrgCode: Nullable(Str('Department', 64)),
  ...auditFields,
  version: Type.Integer({ title: 'Version', description: 'Gaiwan extension.' }),
  aboveId: Nullable(Id('Parent category')),
  hasChildren: Type.Boolean({ title: 'Has sub-categories', description: 'Gaiwan extension.' }),
  below: Count('Sub-categories of all levels'),
})
export type SysCategory = Static<typeof SysCategory>

/**
 * Without a filter, the list returns the root categories. Clients load the children of a category with a
 * separate call.
 */
export const categoryModel = defineModel(
  { name: 'SysCategory', title: 'Category', relations: { above: { model: 'SysCategory', field: 'pid' } } },
  SysCategory,
  {
    sortable: ['code', 'name', 'createTime'],
    filters: { pid: ['eq'], name: ['like'], code: ['like'], createTime: ['between'] },
    defaultSort: { field: 'code', order: 'asc' },
  },
)

const name = NonBlank('Category', 100)
const pid = Maybe(Type.String({ title: 'Above', maxLength: 32 }))

/**
 * Editable fields of a category. The server assigns the code of a category. JeecgBoot clients send complete
 * records, of which the server reads only these fields.
 */
export const NewCategory = Type.Object({ name, pid })
export type NewCategory = Static<typeof NewCategory>
export const EditCategory = Type.Object({
  id: Id('Id'),
  name,
  pid,
  version: Maybe(Type.Integer({ title: 'Version' })),
})
export type EditCategory = Static<typeof EditCategory>

const Code = Type.String({ title: 'Code', maxLength: 100, description: 'A code; 0 is the root.' })
const Pid = Type.String({ title: 'Above', maxLength: 32, description: 'An id; 0 is the root.' })

export const categoryShapes = {
  ...crudShapes('category', categoryModel, { add: NewCategory, edit: EditCategory }),
  'category.list': { args: WholeTree, model: categoryModel },
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
    model: categoryModel,
  },
  'category.names': {
    args: Type.Object({
      ids: Ids,
      delNotExist: Type.Optional(
        Type.Boolean({
          description: 'Omits unknown ids; by default an unknown id is returned as its own text.',
        }),
      ),
    }),
    result: Type.Array(Type.String()),
  },
  'category.all': { args: Type.Object({ code: Code }), result: Type.Array(DictItem) },
  'category.tree': {
    args: Type.Object({
      async: Type.Optional(
        Type.Boolean({ description: 'True: the first level only. False: the whole tree.' }),
      ),
      pcode: Type.Optional(Code),
      without: Type.Optional({ ...Id('Without'), description: 'Excludes a category and its descendants.' }),
    }),
    result: Type.Array(JeecgTreeNode),
  },
  'category.branch': {
    args: Type.Object({
      pid: Type.Optional(Pid),
      pcode: Type.Optional(Code),
      condition: Type.Optional(
        Type.String({ maxLength: 1000, description: 'JSON object: field name to value.' }),
      ),
    }),
    result: Type.Array(JeecgTreeNode),
  },
  'category.children': { args: Type.Object({ pid: Pid }), result: Type.Array(JeecgTreeNode) },
} satisfies Record<string, OperationContract>
