// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

/**
 * Inserts a text with an editor transaction, because the simulated browser doesn't pass keys to the editor.
 */
async function write(text: string) {
  const surface = await screen.findByRole('textbox', { name: 'Label' })
  const view = EditorView.findFromDOM(surface)
  act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }))
  return surface
}

test.each([
  [{}, '{"a": 1}', { a: 1 }],
  [{ gives: 'text' }, '{"a": 1}', '{"a": 1}'],
  [{}, '  ', undefined],
])('with %j the text %s gives %j', async (props, text, value) => {
  const { given } = drawField('Json', { value: 7, props })

  await write(text)

  expect(given).toEqual([value])
})

test('a syntax error is shown with its position and blocks the form', async () => {
  const { given } = drawField('Json', {})

  const surface = await write('{\n  b\n}')

  expect(given).toEqual([Number.NaN])
  expect(surface.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^Line 2, column 3: /)).toBeTruthy()
})

test("a new value replaces the text; an equal value keeps the text's white space", async () => {
  drawField('Json', { value: { a: 1 } })
  const surface = await write('{"a":1}')
  expect(surface.textContent).toContain('{"a":1}')

  act(() => screen.getByRole('button', { name: 'Reset' }).click())

  expect(surface.textContent).not.toContain('a')
})

test('the read-only value is formatted', async () => {
  const { container } = drawView('Json', { a: [1] })
  await screen.findByText(/"a"/)

  expect(container.querySelector('pre')?.textContent).toBe('{\n  "a": [\n    1\n  ]\n}')
})
