import { ArrayCards, ArrayCollapse, ArrayItems } from '@formily/antd-v5'
import Type, { type Static, type TSchema } from 'typebox'
import { defineArray } from '#runtime'
import { strictObject, stringEnum } from '#schemas'

export const props = {
  ArrayCards: strictObject({ size: Type.Optional(stringEnum(['default', 'small'], { title: 'Size' })) }),
  ArrayCollapse: strictObject({
    accordion: Type.Optional(Type.Boolean({ title: 'Expand one panel at a time', default: false })),
    defaultOpenPanelCount: Type.Optional(
      Type.Integer({ title: 'Panels expanded initially', minimum: 0, maximum: 100 }),
    ),
  }),
  ArrayItems: strictObject({}),
} satisfies Record<string, TSchema>

/** Array components of `@formily/antd-v5`. The key is the name that pages use. */
export const definitions = {
  ArrayCards: defineArray<Static<typeof props.ArrayCards>>({
    name: 'formily/ArrayCards',
    title: 'Formily cards',
    Component: ArrayCards,
  }),
  ArrayCollapse: defineArray<Static<typeof props.ArrayCollapse>>({
    name: 'formily/ArrayCollapse',
    title: 'Formily panels',
    Component: ArrayCollapse,
  }),
  ArrayItems: defineArray<Static<typeof props.ArrayItems>>({
    name: 'formily/ArrayItems',
    title: 'Formily items',
    Component: ArrayItems,
  }),
}
