// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('HTML is rendered', async () => {
  drawCell('Html', '<p>Settled <strong>tomorrow</strong></p>')

  expect((await screen.findByText('tomorrow')).tagName).toBe('STRONG')
})

test.each([null, 7, ' '])('%j is not HTML text, so a dash is shown', (value) => {
  expect(drawCell('Html', value).container.textContent).toBe('–')
})
