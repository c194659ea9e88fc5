import { expect, test } from 'vitest'
import { checkOrder } from './check-order.ts'

const line = (amounts: readonly number[], more: object = {}) => ({
  goods: 'Tea',
  quantity: 2,
  priceFen: 500,
  splits: amounts.map((splitFen, index) => ({ receiver: `R${index}`, splitFen })),
  ...more,
})

test('an order whose lines are fully split, or not split at all, has a total', () => {
  expect(checkOrder([line([600, 400]), line([]), line([], { splits: undefined })])).toEqual({
    totalFen: 3000,
  })
})

test('the error of a line names its splits, and the error of a repeated receiver its cell', () => {
  const twice = {
    splits: [
      { receiver: 'A', splitFen: 500 },
      { receiver: ' A', splitFen: 500 },
    ],
  }

  expect(() => checkOrder([line([1000]), line([1]), line([], twice)])).toThrow(
    expect.objectContaining({
      code: 'DEMO_ORDER_INVALID',
      fields: {
        'lines[1].splits': expect.objectContaining({ en: 'Must add up to the amount of the line' }),
        'lines[2].splits[1].receiver': expect.objectContaining({ en: 'Duplicate' }),
      },
    }),
  )
})
