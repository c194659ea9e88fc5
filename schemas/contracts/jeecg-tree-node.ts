import Type from 'typebox'
import { strictObject } from '../meta/strict-object.ts'
import { Nullable } from './scalars.ts'

/** Argument of lists that show only the roots of a tree by default. */
export const WholeTree = strictObject({
  whole: Type.Optional(Type.Boolean({ description: 'True: every row of the tree, not only the roots.' })),
})

/** A tree node for the controls of JeecgBoot clients. `leaf` always equals `isLeaf`. */
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
    // The schema doesn't describe the children, because a tree may have any depth.
    children: Type.Unknown(),
  }),
)
