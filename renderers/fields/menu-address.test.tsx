// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  ["{{ window._CONFIG['domianURL'] }}/druid/", /^Opens http.*\/druid\/$/],
  ["{{ window._CONFIG['domianURL'] }}/x?token=${token}", /token=your-token$/],
  ['https://tea.example/a', /^Opens https:\/\/tea\.example\/a$/],
  ['javascript:alert(1)', /^This address isn't allowed\.$/],
  ['//evil.example', /^This address isn't allowed\.$/],
  ['${constructor}', /^This address isn't allowed\.$/],
])('%s shows its target', async (value, words) => {
  drawField('MenuAddress', { value })

  expect((await screen.findByRole('status')).textContent).toMatch(words)
})

test('a plain path needs no note', async () => {
  drawField('MenuAddress', { value: '/bill/:code' })
  await screen.findByDisplayValue('/bill/:code')

  expect(screen.queryByRole('status')).toBeNull()
})
