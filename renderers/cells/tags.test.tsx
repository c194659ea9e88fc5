// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('tags beyond the limit are counted, and listed on hover', async () => {
  drawCell('Tags', ['a', 'b', 'c'], { limit: 1 })

  expect((await screen.findByText('+2')).title).toBe('b, c')
  expect(screen.getByText('a')).toBeTruthy()
})

test('tags show texts of the dictionary', async () => {
  drawCell('Tags', 'PENDING,ODD', { dict: 'settle_bill_status' })

  expect(await screen.findByText('Pending')).toBeTruthy()
  expect(screen.getByText('ODD')).toBeTruthy()
})
