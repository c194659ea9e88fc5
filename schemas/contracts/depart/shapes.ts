import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { WholeTree } from '../jeecg-tree-node.ts'
import type { OperationContract } from '../model.ts'
import { byId, Id, noArgs } from '../scalars.ts'
import { UserOption } from '../user/shapes.ts'
import { DepartMoveProgress, departMoveModel, MoveDepart, PlanDepartMove } from './move.ts'
import { departModel, EditDepart, NewDepart } from './record.ts'

const Text = Type.String()
const NullableText = Type.Union([Type.String(), Type.Null()])

/** A department with all properties of the JeecgBoot contract. */
export const SysDepart = Type.Object({
  id: Text,
  parentId: NullableText,
  departName: Text,
  departNameEn: NullableText,
  departNameAbbr: NullableText,
  departOrder: Type.Integer(),
  description: NullableText,
  orgCategory: Text,
  orgType: NullableText,
  orgCode: Text,
  mobile: NullableText,
  fax: NullableText,
  address: NullableText,
  memo: NullableText,
  status: NullableText,
  delFlag: Text,
  createBy: NullableText,
  createTime: NullableText,
  updateBy: NullableText,
  updateTime: NullableText,
})
export type SysDepart = Static<typeof SysDepart>

/** A department as a node of the tree. `children` of a leaf is null. */
export interface DepartNode extends SysDepart {
  key: string
  value: string
  title: string
  isLeaf: boolean
  children: DepartNode[] | null
}
export const DepartNode = Type.Unsafe<DepartNode>(
  Type.Object({
    key: Text,
    value: Text,
    title: Text,
    isLeaf: Type.Boolean(),
    ...SysDepart.properties,
    // The schema doesn't describe the children, because a tree may have any depth.
    children: Type.Unknown(),
  }),
)

/** A department as a node of the compact tree. */
export interface DepartIdNode {
  key: string
  value: string
  title: string
  children: DepartIdNode[] | null
}
export const DepartIdNode = Type.Unsafe<DepartIdNode>(
  Type.Object({ key: Text, value: Text, title: Text, children: Type.Unknown() }),
)

/** Ids, separated by commas. The server ignores empty ids. */
const Ids = Type.String({ title: 'Ids', description: 'Ids, separated by commas.', maxLength: 10_000 })

export const DepartTreeQuery = Type.Object({ ids: Type.Optional(Ids) })
export type DepartTreeQuery = Static<typeof DepartTreeQuery>
export const DepartsQuery = Type.Object({
  ids: Type.Optional(Ids),
  orgCodes: Type.Optional(
    Type.String({
      maxLength: 10_000,
      description: 'Org codes instead of ids, separated by commas. Gaiwan extension.',
    }),
  ),
})
export type DepartsQuery = Static<typeof DepartsQuery>
export const DepartSearch = Type.Object({
  keyWord: Type.String({ minLength: 1, maxLength: 100, description: 'Part of the name.' }),
  myDeptSearch: Type.Optional(
    Type.String({ maxLength: 10, description: '1: only departments the caller manages.' }),
  ),
})
export type DepartSearch = Static<typeof DepartSearch>

export const DepartUsersQuery = Type.Object({
  depId: Type.Optional(
    Type.String({
      title: 'Department',
      maxLength: 32,
      description: 'Without it, users of every managed department.',
    }),
  ),
  username: Type.Optional(Type.String({ maxLength: 100, description: 'Part of the user name.' })),
  realname: Type.Optional(Type.String({ maxLength: 100, description: 'Part of the name.' })),
  below: Type.Optional(
    Type.String({
      maxLength: 10,
      description: '0: excludes users of descendant departments. Gaiwan extension.',
    }),
  ),
  pageNo: Type.Optional(Type.Integer({ description: 'Page number from 1; at most row 10,000.' })),
  pageSize: Type.Optional(Type.Integer({ description: 'At most 200.' })),
})
export type DepartUsersQuery = Static<typeof DepartUsersQuery>

export const AddDepartUsers = Type.Object({
  depId: Id('Department'),
  userIdList: Type.Array(Id('User'), { title: 'Users', minItems: 1, maxItems: 1000 }),
})
export type AddDepartUsers = Static<typeof AddDepartUsers>

/**
 * Query for departments: the children of a department, the root departments, or the departments with the
 * given ids.
 */
export const DepartTreeLevelQuery = Type.Object({
  pid: Type.Optional(Type.String({ maxLength: 32, description: 'Parent department.' })),
  ids: Type.Optional(Ids),
  primaryKey: Type.Optional(Type.String({ maxLength: 20, description: 'orgCode: `ids` holds org codes.' })),
})
export type DepartTreeLevelQuery = Static<typeof DepartTreeLevelQuery>

/** A department, identified by its id or by its org code. */
export const DepartAncestorsQuery = Type.Object({
  departId: Type.Optional(Type.String({ maxLength: 32 })),
  orgCode: Type.Optional(Type.String({ maxLength: 64 })),
})
export type DepartAncestorsQuery = Static<typeof DepartAncestorsQuery>
/** Ancestors of a department. The root is first. */
const DepartAbove = Type.Object({
  departId: Text,
  parentIds: Type.Array(Text),
  parentMap: Type.Record(Text, SysDepart),
})

export const departShapes = {
  'depart.tree': { args: DepartTreeQuery, result: Type.Array(DepartNode) },
  'depart.byIds': { args: DepartsQuery, result: Type.Array(SysDepart) },
  'depart.idTree': { args: Type.Object({}), result: Type.Array(DepartIdNode) },
  'depart.mine': { args: Type.Object({}), result: Type.Array(DepartNode) },
  'depart.search': { args: DepartSearch, result: Type.Array(DepartNode) },
  'depart.below': { args: byId, result: Type.Array(SysDepart) },
  'depart.add': { args: NewDepart, result: SysDepart },
  'depart.edit': { args: EditDepart, result: SysDepart },
  'depart.delete': { args: byId, result: Type.Null() },
  'depart.deleteBatch': { args: Type.Object({ ids: Ids }), result: Type.Null() },
  'depart.list': { args: WholeTree, model: departModel },
  'depart.get': { args: strictObject({ id: Id('Id') }), model: departModel },
  'depart.planMove': { args: PlanDepartMove, model: departMoveModel },
  'depart.move': { args: MoveDepart, model: departMoveModel },
  'depart.moving': { args: noArgs, result: DepartMoveProgress },
  'depart.treeSync': { args: DepartTreeLevelQuery, result: Type.Array(DepartNode) },
  'depart.searchTree': {
    args: Type.Object({ keyWord: Type.Optional(Type.String({ maxLength: 100 })) }),
    result: Type.Object({ departList: Type.Array(DepartNode), userList: Type.Array(UserOption) }),
  },
  'depart.all': { args: Type.Object({ id: Type.Optional(Ids) }), result: Type.Array(SysDepart) },
  'depart.above': { args: DepartAncestorsQuery, result: DepartAbove },
  'depart.ofCode': { args: Type.Object({ orgCode: Type.String({ maxLength: 64 }) }), result: SysDepart },
  'depart.people': { args: byId, result: Type.Array(UserOption) },
  'depart.users': { args: DepartUsersQuery, result: UserOption },
  'depart.addUsers': { args: AddDepartUsers, result: Type.Null() },
  'depart.removeUser': {
    args: Type.Object({ depId: Id('Department'), userId: Id('User') }),
    result: Type.Null(),
  },
  'depart.removeUsers': { args: Type.Object({ depId: Id('Department'), userIds: Ids }), result: Type.Null() },
} satisfies Record<string, OperationContract>
