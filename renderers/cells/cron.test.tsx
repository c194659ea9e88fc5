// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('a schedule is shown in words, with the sentence and the expression on hover', async () => {
  drawCell('Cron', '0 0 3 * * ?')

  expect((await screen.findByText('At 03:00, every day')).getAttribute('title')).toBe(
    'At 03:00, every day\n0 0 3 * * ?',
  )
})

test('without a schedule, the cell shows a dash', () => {
  expect(drawCell('Cron', null).container.textContent).toBe('–')
})
