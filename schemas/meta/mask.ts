import Type from 'typebox'
import { MASKS } from '../mask.ts'
import { stringEnum } from './strict-object.ts'

/** Mask of a shown value. It only hides more than the server does. */
export const MaskSetting = Type.Optional(
  stringEnum(MASKS, {
    title: 'Mask',
    description: 'Hides most of the text on screen and in files. The mask of the model protects, not this.',
  }),
)
