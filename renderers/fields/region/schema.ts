import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

export const RegionFieldProps = closed({
  level: Type.Optional(oneOf(['province', 'city', 'district'], { title: 'Down to', default: 'district' })),
  anyLevel: Type.Optional(
    Type.Boolean({ title: 'Any level', description: 'Whether a province alone will do.', default: false }),
  ),
  placeholder,
})
export type RegionFieldProps = Static<typeof RegionFieldProps>
