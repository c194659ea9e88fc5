// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { SkipLink } from './skip-link.tsx'

afterEach(cleanup)

test('skipping to the content moves the focus and keeps the address', async () => {
  draw(
    <>
      <SkipLink className={undefined} />
      <main id="content" tabIndex={-1} />
    </>,
  )
  const before = location.href

  await userEvent.click(screen.getByRole('link', { name: 'Skip to the content' }))

  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(location.href).toBe(before)
})
