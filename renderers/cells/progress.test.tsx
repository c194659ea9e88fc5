// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  [62, {}, '62%', '62%'],
  [981_234, { of: 1_000_000 }, '98.1%', '98.1234%'],
  [130, {}, '130%', '100%'],
  [-5, {}, '-5%', '0%'],
])('%d with %j is shown as %s and its bar is %s wide', async (value, props, shown, width) => {
  const { container } = drawCell('Progress', value, props)

  expect(await screen.findByText(shown)).toBeTruthy()
  expect(container.querySelector<HTMLElement>('[style]')?.style.width).toBe(width)
})
