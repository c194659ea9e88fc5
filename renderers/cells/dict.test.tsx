// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

const props = { dict: 'settle_bill_status' }

afterEach(cleanup)

test("a value is shown by its dictionary's text and colour", async () => {
  drawCell('Dict', 'PENDING', props)

  const tag = await screen.findByText('Pending')

  expect(tag.style.color).toBe('var(--gw-violet-text)')
})

test('a value that the dictionary lacks is shown as it is stored', async () => {
  drawCell('Dict', 'ARCHIVED', props)

  expect(await screen.findByText('ARCHIVED')).toBeTruthy()
})

test('a value with the setting `plain` is text without a tag', async () => {
  const { container } = drawCell('Dict', 'PENDING', { ...props, plain: true })

  await screen.findByText('Pending')

  expect(container.querySelector('span')).toBeNull()
})
