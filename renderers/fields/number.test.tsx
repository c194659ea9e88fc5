// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  ['1,250', {}, 1250],
  ['-3', {}, -3],
  ['2.5', { decimals: 1 }, 2.5],
  ['2.5', {}, Number.NaN],
  ['11', { max: 10 }, Number.NaN],
  ['-1', { min: 0 }, Number.NaN],
  ['1e3', {}, Number.NaN],
  ['９', {}, Number.NaN],
])('%j typed with %j gives %s', async (typed, props, value) => {
  const { given } = drawField('Number', { props })

  await userEvent.click(screen.getByLabelText('Label'))
  await userEvent.paste(typed)

  expect(given).toEqual([value])
})
