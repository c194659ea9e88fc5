// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'
import { sparkPath } from '../shared/spark.tsx'

afterEach(cleanup)

test('the label of the line has its first and last value', async () => {
  drawCell('Sparkline', [120, 'x', 350], { format: 'money' })

  expect(await screen.findByRole('img', { name: 'From ¥ 1.20 to ¥ 3.50' })).toBeTruthy()
})

test.each([
  [[0, 10], 'M0.0 28.0L100.0 2.0'],
  [[5, 5], 'M0.0 15.0L100.0 15.0'],
  [[1, null, 2], 'M0.0 28.0M100.0 2.0'],
  [[], ''],
])('%j is drawn as %s', (values, path) => {
  expect(sparkPath(values)).toBe(path)
})
