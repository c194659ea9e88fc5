import Type from 'typebox'
import { closed } from '../meta/closed.ts'
import { Nullable } from './scalars.ts'

/** Argument of lists that start at the roots of a tree. */
export const WholeTree = closed({
  whole: Type.Optional(Type.Boolean({ description: 'True: every row of the tree, not only the roots.' })),
})

/** A tree node for JeecgBoot controls; `leaf` equals `isLeaf`. */
export interface TreePlace {
  key: string
  title: string
  value: string
  code: string | null
  parentId: string | null
  leaf: boolean
  isLeaf: boolean
  icon: null
  children: TreePlace[] | null
}
export const TreePlace = Type.Unsafe<TreePlace>(
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
