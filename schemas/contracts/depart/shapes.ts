import Type, { type Static } from 'typebox'
import type { OperationShapes } from '../model.ts'
import { byId, Id, none } from '../scalars.ts'
import { WholeTree } from '../tree-place.ts'
import { PickedUser } from '../user/shapes.ts'
import { DepartMove, DepartMoving, MoveDepart, PlanDepartMove } from './moving.ts'
import { DepartRecord, EditDepart, NewDepart } from './record.ts'

const Text = Type.String()
const NullableText = Type.Union([Type.String(), Type.Null()])

/** A department with every property of the contract's. */
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

/** A department in the tree; a leaf's children are null. */
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
    // As deep as the departments are; the server makes them all alike.
    children: Type.Unknown(),
  }),
)

/** A department in the short tree. */
export interface DepartIdNode {
  key: string
  value: string
  title: string
  children: DepartIdNode[] | null
}
export const DepartIdNode = Type.Unsafe<DepartIdNode>(
  Type.Object({ key: Text, value: Text, title: Text, children: Type.Unknown() }),
)

/** Ids with commas between; empty ones are ignored. */
const Ids = Type.String({ title: 'Ids', description: 'Ids, parted by commas.', maxLength: 10_000 })

export const DepartTreeQuery = Type.Object({ ids: Type.Optional(Ids) })
export type DepartTreeQuery = Static<typeof DepartTreeQuery>
export const DepartsQuery = Type.Object({
  ids: Type.Optional(Ids),
  orgCodes: Type.Optional(
    Type.String({
      maxLength: 10_000,
      description: 'Org codes, parted by commas, in the place of ids. Ours.',
    }),
  ),
})
export type DepartsQuery = Static<typeof DepartsQuery>
export const DepartSearch = Type.Object({
  keyWord: Type.String({ minLength: 1, maxLength: 100, description: 'A part of the name.' }),
  myDeptSearch: Type.Optional(
    Type.String({ maxLength: 10, description: '1: among the departments that the caller is in charge of.' }),
  ),
})
export type DepartSearch = Static<typeof DepartSearch>

export const DepartUsersQuery = Type.Object({
  depId: Type.Optional(
    Type.String({
      title: 'Department',
      maxLength: 32,
      description: 'Without it the people of every department that the caller sees to.',
    }),
  ),
  username: Type.Optional(Type.String({ maxLength: 100, description: 'A part of the account.' })),
  realname: Type.Optional(Type.String({ maxLength: 100, description: 'A part of the name.' })),
  below: Type.Optional(
    Type.String({ maxLength: 10, description: '0: without the people of departments below. Ours.' }),
  ),
  pageNo: Type.Optional(Type.Integer({ description: 'From 1; up to row 10,000.' })),
  pageSize: Type.Optional(Type.Integer({ description: 'At most 200.' })),
})
export type DepartUsersQuery = Static<typeof DepartUsersQuery>

export const DepartUsersAdded = Type.Object({
  depId: Id('Department'),
  userIdList: Type.Array(Id('User'), { title: 'Users', minItems: 1, maxItems: 1000 }),
})
export type DepartUsersAdded = Static<typeof DepartUsersAdded>

/** One level of the tree: those below a department, or the uppermost; these ones, where ids or codes are given. */
export const DepartBranchQuery = Type.Object({
  pid: Type.Optional(Type.String({ maxLength: 32, description: 'The department above.' })),
  ids: Type.Optional(Ids),
  primaryKey: Type.Optional(Type.String({ maxLength: 20, description: 'orgCode: ids are codes.' })),
})
export type DepartBranchQuery = Static<typeof DepartBranchQuery>

/** A department by its id or its code. */
export const DepartAboveQuery = Type.Object({
  departId: Type.Optional(Type.String({ maxLength: 32 })),
  orgCode: Type.Optional(Type.String({ maxLength: 64 })),
})
export type DepartAboveQuery = Static<typeof DepartAboveQuery>
/** What lies above a department, the uppermost first. */
export const DepartAbove = Type.Object({
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
  'depart.list': {
    args: WholeTree,
    result: DepartRecord,
    model: 'Depart',
  },
  'depart.get': {
    args: Type.Object({ id: Id('Id') }, { additionalProperties: false }),
    result: DepartRecord,
    model: 'Depart',
  },
  'depart.planMove': { args: PlanDepartMove, result: DepartMove, model: 'DepartMove' },
  'depart.move': { args: MoveDepart, result: DepartMove, model: 'DepartMove' },
  'depart.moving': { args: none, result: DepartMoving },
  'depart.treeSync': { args: DepartBranchQuery, result: Type.Array(DepartNode) },
  'depart.searchTree': {
    args: Type.Object({ keyWord: Type.Optional(Type.String({ maxLength: 100 })) }),
    result: Type.Object({ departList: Type.Array(DepartNode), userList: Type.Array(PickedUser) }),
  },
  'depart.all': { args: Type.Object({ id: Type.Optional(Ids) }), result: Type.Array(SysDepart) },
  'depart.above': { args: DepartAboveQuery, result: DepartAbove },
  'depart.ofCode': {
    args: Type.Object({ orgCode: Type.String({ maxLength: 64 }) }),
    result: SysDepart,
  },
  'depart.people': { args: byId, result: Type.Array(PickedUser) },
  'depart.users': { args: DepartUsersQuery, result: PickedUser },
  'depart.addUsers': { args: DepartUsersAdded, result: Type.Null() },
  'depart.removeUser': {
    args: Type.Object({ depId: Id('Department'), userId: Id('User') }),
    result: Type.Null(),
  },
  'depart.removeUsers': { args: Type.Object({ depId: Id('Department'), userIds: Ids }), result: Type.Null() },
} satisfies Record<string, OperationShapes>
