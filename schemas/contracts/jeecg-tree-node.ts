import Type from 'typebox'
import { strictObject } from '../meta/strict-object.ts'
import { Nullable } from './scalars.ts'

/** Argument of lists that start at the roots of a tree. */
export const WholeTree = strictObject({
  whole: Type.Optional(Type.Boolean({ description: 'True: every row of the tree, not only the roots.' })),
})

/** A tree node for JeecgBoot controls; `leaf` equals `isLeaf`. */
export interface JeecgTreeNode {
  key: string
  title: string
  value: string
  code: string | null
  parentId: string | null
  leaf: boolean
  isLeaf: boolean
  icon: null
  children: JeecgTreeNode[] | null
}
export const JeecgTreeNode = Type.Unsafe<JeecgTreeNode>(
  Type.Object({
    key: Type.String(),
    title: Type.String(),
    value: Type.String(),
    code: Nullable(Type.String()),
    parentId: Nullable(Type.String()),
    leaf: Type.Boolean(),
    isLeaf: Type.Boolean(),
    icon: Type.Null(),
    // The children may have any depth; the schema doesn't describe them.
    children: Type.Unknown(),
  }),
)
