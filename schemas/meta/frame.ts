import Type, { type Static } from 'typebox'
import { AccessCode, Label, NodeId } from './names.ts'
import { strictObject } from './strict-object.ts'
import { Text, When } from './value.ts'

/** Address of a frame. */
export const FrameAddress = Type.Unsafe<Text>({
  ...Text,
  title: 'Address',
  description: 'https:// and a configured origin (FRAME_ORIGINS); expressions may only fill what follows.',
})

export const FrameHeight = Type.Optional(
  Type.Integer({ title: 'Height', description: 'In px.', minimum: 60, maximum: 2000, default: 480 }),
)

/** A frame with another application inside a record or a form. */
export const FrameNode = strictObject(
  {
    node: Type.Literal('frame'),
    id: NodeId,
    title: Label,
    url: FrameAddress,
    height: FrameHeight,
    visible: Type.Optional(When),
    requires: Type.Optional(AccessCode),
  },
  { title: 'Frame' },
)
export type FrameNode = Static<typeof FrameNode>
