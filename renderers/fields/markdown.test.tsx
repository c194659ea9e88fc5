// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'
import { htmlOf } from '../shared/markdown-view.tsx'

afterEach(cleanup)

test('typed text is the value, and empty text is undefined', async () => {
  const { given } = drawField('Markdown', { value: 'a' })
  const input = await screen.findByLabelText('Label')

  await userEvent.type(input, 'b')
  await userEvent.clear(input)

  expect(given).toEqual(['ab', undefined])
})

test('the preview renders the text, and editing continues at the same position', async () => {
  drawField('Markdown', { value: 'the **rate**' })

  await userEvent.click(await screen.findByText('Preview'))
  expect(await screen.findByText('rate')).toBeTruthy()
  await userEvent.click(screen.getByText('Write'))

  expect(screen.getByLabelText<HTMLTextAreaElement>('Label').value).toBe('the **rate**')
})

test('headings, lists and line breaks become HTML', () => {
  expect(htmlOf('## Fees\n- one\n- two')).toBe('<h2>Fees</h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n')
})

test('a text of brackets is parsed quickly', () => {
  const before = performance.now()

  htmlOf('['.repeat(50_000))
  htmlOf('*a '.repeat(30_000))

  expect(performance.now() - before).toBeLessThan(5_000)
})

test('the read-only text is shown', async () => {
  drawView('Markdown', '## Fees')

  expect(await screen.findByText('Fees')).toBeTruthy()
})
