import { Select } from 'antd'
import { useState } from 'react'
import { defineField, type FieldArgs, useText } from '#runtime'
import type { ShopOption } from '#schemas'
import { givenValue, selectedValues, selectLook } from '../../shared/select-value.ts'
import type { ShopSelectFieldProps } from './schema.ts'
import { useShopOptions } from './use-shop-options.ts'

type Choice = string | string[]

const optionOf = ({ id, shopCode, shopName }: ShopOption) => ({
  value: id,
  label: `${shopName} (${shopCode})`,
})

function ShopSelectField({ id, value, onChange, props, ...look }: FieldArgs<ShopSelectFieldProps, Choice>) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const chosen = selectedValues(value)
  const { found, named, isLoading, failed } = useShopOptions(open, keyword, chosen)
  const listed = new Set(found.map((shop) => shop.id))
  const others = keyword === '' ? named.filter((shop) => !listed.has(shop.id)) : []
  const names = new Map([...named, ...found].map(({ id: key, shopName }) => [key, shopName]))
  return (
    <Select<Choice>
      id={id}
      mode={props.multiple ? 'multiple' : undefined}
      value={props.multiple ? chosen : chosen[0]}
      onChange={(next) => onChange(givenValue(next))}
      onOpenChange={setOpen}
      options={[...others, ...found].map(optionOf)}
      labelRender={({ value: key }) => names.get(String(key)) ?? String(key)}
      loading={isLoading}
      showSearch={{ filterOption: false, onSearch: setKeyword, searchValue: keyword }}
      notFoundContent={t(failed ? 'Shops could not be read' : isLoading ? 'Searching …' : 'No shop found')}
      {...selectLook(look)}
      placeholder={t(look.placeholder ?? props.placeholder ?? 'Name or code of a shop')}
    />
  )
}

/** A shop, or several, found by code or name as one types. */
export const shopSelectField = defineField<ShopSelectFieldProps, Choice>({
  name: 'ShopSelect',
  title: 'Shop',
  accepts: ['string'],
  Component: ShopSelectField,
})
