import { readFileSync } from 'node:fs'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, shapes } from '#schemas'
import { type CheckOptions, checkPage } from '#schemas/check'
import { withMask } from '../../contracts/mask.ts'
import type { Model } from '../../contracts/model.ts'

const text = readFileSync(new URL('../../pages/shopinfo/shop-info-list.page.json', import.meta.url), 'utf8')
const shop = models.ShopBasicInfo as Model
const shopWith = (mobile: object): CheckOptions => ({
  catalog,
  contracts: {
    operations,
    shapes,
    models: {
      ...models,
      ShopBasicInfo: { ...shop, shape: Type.Object({ ...shop.shape.properties, mobile: mobile as never }) },
    },
  },
})
const found = (mobile: object, page = text) =>
  checkPage(page, shopWith(mobile)).flatMap(({ code, nodeId, severity }) =>
    severity === 'error' ? [`${code} ${nodeId}`] : [],
  )
const Text = Type.String()

test.each([
  ['no mask', Text],
  ['a mask that the permission to edit reveals', withMask('phone', Text, { reveal: 'shop:edit' })],
])('a cell whose field has %s can be edited', (_what, mobile) => {
  expect(found(mobile)).toEqual([])
})

test.each([
  ['that nothing reveals', withMask('phone', Text)],
  ['that another permission reveals', withMask('phone', Text, { reveal: 'shop:approve' })],
])("a cell whose model has a mask %s can't be edited", (_what, mobile) => {
  expect(found(mobile)).toEqual(['E214 mobile'])
})

test("a computed column has no mask, since the server doesn't know its value", () => {
  const computed = '"field": "shopAge", "compute": { "$expr": "record.mobile" }, "mask": "phone",'
  const page = text.replace('"field": "channelCount",', computed)

  expect(found(Text, page)).toEqual(['E216 channelCount'])
})
