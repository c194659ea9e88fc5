import Type from 'typebox'
import { Nullable } from './scalars.ts'

/** Asked of a list that begins at the top of a tree. */
export const WholeTree = Type.Object(
  { whole: Type.Optional(Type.Boolean({ description: 'Every row of the tree, not its top alone.' })) },
  { additionalProperties: false },
)

/** A place in a tree as stock controls draw it; `leaf` and `isLeaf` say the same. */
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
    // As deep as the tree is; the server makes them all alike.
    children: Type.Unknown(),
  }),
)
