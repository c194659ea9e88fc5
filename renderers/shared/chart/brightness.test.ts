import { expect, test } from 'vitest'
import { brightnessOf } from './brightness.ts'

test.each([
  ['#ffffff', 1],
  ['rgb(0, 0, 0)', 0],
  ['rubbish', 0.5],
])('the brightness of %s is %d', (color, brightness) => {
  expect(brightnessOf(color)).toBeCloseTo(brightness, 1)
})
