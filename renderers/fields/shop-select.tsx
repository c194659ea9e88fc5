import { connect, mapReadPretty } from '@formily/react'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory } from '#runtime'
import { strictObject } from '#schemas'
import { RemoteSelect, type RemoteSelectProps } from '../shared/remote/remote-select.tsx'
import { RemoteSelectView } from '../shared/remote/remote-select-view.tsx'
import type { RemoteChoice } from '../shared/remote/stored-choice.ts'

export const ShopSelectFieldProps = strictObject({
  multiple: Type.Optional(
    Type.Boolean({
      title: 'Allow multiple',
      description: 'Allows several values, for the operators in and nin.',
      default: false,
    }),
  ),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type ShopSelectFieldProps = Static<typeof ShopSelectFieldProps>

/** Returns the settings of a remote select that searches shops by code or name. */
const remoteShops = ({ multiple, placeholder }: ShopSelectFieldProps): RemoteSelectProps => ({
  op: 'shop.options',
  valueField: 'id',
  labelField: 'shopName',
  detailField: 'shopCode',
  multiple,
  placeholder: placeholder ?? 'Name or code of a shop',
})

type Args = FieldProps<ShopSelectFieldProps, RemoteChoice>

const Component = (args: Args) => <RemoteSelect {...args} {...remoteShops(args)} />
const View = (args: Args) => <RemoteSelectView {...args} {...remoteShops(args)} />

/** Selects one or more shops, by code or name. */
export const shopSelectField = defineField<ShopSelectFieldProps, RemoteChoice>({
  name: 'ShopSelect',
  title: 'Shop select',
  accepts: ['string'],
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<ShopSelectFieldProps>[] = [
  { name: 'Empty' },
  { name: 'From a deep link', value: '1' },
  { name: 'Several', value: ['1', '2'], props: { multiple: true } },
  { name: 'Disabled', value: '1', disabled: true },
]
