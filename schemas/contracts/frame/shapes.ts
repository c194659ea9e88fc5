import Type from 'typebox'
import type { OperationContract } from '../model.ts'
import { noArgs } from '../scalars.ts'

export const frameShapes = {
  'frame.origins': {
    args: noArgs,
    result: Type.Array(Type.String(), { description: 'Origins that pages may show in a frame.' }),
  },
} satisfies Record<string, OperationContract>
