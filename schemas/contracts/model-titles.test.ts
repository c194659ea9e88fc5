import { expect, test } from 'vitest'
import { models } from '../contracts.ts'
import { modelTitles, titledFields } from './model-titles.ts'
import { unitOf } from './unit.ts'

const all = Object.values(models)

test.each(all)('the model $name and its fields have Chinese titles', (model) => {
  const chinese = modelTitles(model)
  const fields = titledFields(model)

  expect(fields.filter(({ title }) => !title).map(({ path }) => path)).toEqual([])
  expect([model.title, ...fields.map(({ title = '' }) => title)].filter((title) => !chinese[title])).toEqual(
    [],
  )
})

test.each(all)('the relations of $name name a model and a field', ({ shape, relations = {} }) => {
  const broken = Object.values(relations).filter(
    ({ model, field }) => !models[model] || !Object.hasOwn(shape.properties, field),
  )

  expect(broken).toEqual([])
})

test('the amounts of a bill are in fen, also those that may be null', () => {
  const { grossFen, tradeCount } = models.SettleBill?.shape.properties ?? {}
  const threshold = models.SettleBillDetail?.shape.properties.adjustSignatureFen

  expect([grossFen, threshold, tradeCount].map((schema) => schema && unitOf(schema))).toEqual([
    'fen',
    'fen',
    undefined,
  ])
})

test.each(all)('each integer of $name whose name ends with a unit has it', (model) => {
  const wrong = titledFields(model).filter(
    ({ path, schema }) =>
      (path.endsWith('Fen') && unitOf(schema) !== 'fen') ||
      (path.endsWith('Ppm') && unitOf(schema) !== 'ppm'),
  )

  expect(wrong.map(({ path }) => path)).toEqual([])
})
