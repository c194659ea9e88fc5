import Type, { type Static } from 'typebox'
import type { OperationShapes } from '../model.ts'

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

export const DepartTreeQuery = Type.Object({})
export const DepartsQuery = Type.Object({
  ids: Type.Optional(Type.String({ maxLength: 10_000, description: 'Ids, parted by commas.' })),
  orgCodes: Type.Optional(
    Type.String({
      maxLength: 10_000,
      description: 'Org codes, parted by commas, in the place of ids. Ours.',
    }),
  ),
})
export type DepartsQuery = Static<typeof DepartsQuery>

export const departShapes = {
  'depart.tree': { args: DepartTreeQuery, result: Type.Array(DepartNode) },
  'depart.byIds': { args: DepartsQuery, result: Type.Array(SysDepart) },
} satisfies Record<string, OperationShapes>
