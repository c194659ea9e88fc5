import Type from 'typebox'
import { MASKS } from '../mask.ts'
import { stringEnum } from './strict-object.ts'

/**
 * Mask of a value that the page shows. If the server already masks the value, this mask can only hide more
 * characters.
 */
export const MaskSetting = Type.Optional(
  stringEnum(MASKS, {
    title: 'Mask',
    description: 'Hides most of the text on screen and in files. The mask of the model protects, not this.',
  }),
)
