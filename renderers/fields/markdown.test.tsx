// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'
import { htmlOf } from './markdown.tsx'

afterEach(cleanup)

test('what is typed is given, and an emptied text is no value', async () => {
  const { given } = drawField('Markdown', { value: 'a' })
  const input = await screen.findByLabelText('Label')

  await userEvent.type(input, 'b')
  await userEvent.clear(input)

  expect(given).toEqual(['ab', undefined])
})

test('the preview shows what readers will see, and writing goes on where it was', async () => {
  drawField('Markdown', { value: 'the **rate**' })

  await userEvent.click(await screen.findByText('Preview'))
  expect(await screen.findByText('rate')).toBeTruthy()
  await userEvent.click(screen.getByText('Write'))

  expect(screen.getByLabelText<HTMLTextAreaElement>('Label').value).toBe('the **rate**')
})

test('headings, lists and line breaks become HTML', () => {
  expect(htmlOf('## Fees\n- one\n- two')).toBe('<h2>Fees</h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n')
})

test('a text of nothing but brackets does not keep the browser busy', () => {
  const before = performance.now()

  htmlOf('['.repeat(50_000))
  htmlOf('*a '.repeat(30_000))

  expect(performance.now() - before).toBeLessThan(5_000)
})

test('read-only its words stand there', async () => {
  drawView('Markdown', '## Fees')

  expect(await screen.findByText('Fees')).toBeTruthy()
})
