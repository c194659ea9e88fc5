// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('old and new value are shown side by side', async () => {
  drawCell('Diff', 7, { before: 'old' }, { old: 5 })

  expect((await screen.findByTitle('Before')).textContent).toBe('5')
  expect(screen.getByTitle('After').textContent).toBe('7')
})

test('an unchanged value is shown once', async () => {
  const { container } = drawCell('Diff', { before: 'a', after: 'a' })

  expect(await screen.findByText('a')).toBeTruthy()
  expect(container.querySelector('del')).toBeNull()
})
