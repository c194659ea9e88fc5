import Type, { type Static } from 'typebox'
import { AccessCode, Label, NodeId } from './names.ts'
import { strictObject } from './strict-object.ts'
import { Text, When } from './value.ts'

/** Address of the application that a frame shows. */
export const FrameAddress = Type.Unsafe<Text>({
  ...Text,
  title: 'Address',
  description: 'https:// and a configured origin (FRAME_ORIGINS); expressions may only fill what follows.',
})

export const FrameHeight = Type.Optional(
  Type.Integer({ title: 'Height', description: 'In px.', minimum: 60, maximum: 2000, default: 480 }),
)

/** A frame inside a detail page or a form that shows another application. */
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
