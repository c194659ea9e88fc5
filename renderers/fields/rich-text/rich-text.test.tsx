// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

// Typing, pasting and keys are tested in a browser: tests/e2e/fields.spec.ts.

test('the editor has the name and the error of the field', async () => {
  drawField('RichText', { value: '<p>Fees</p>' })

  const surface = await screen.findByRole('textbox', { name: 'Label' })

  expect(surface.textContent).toBe('Fees')
  expect(surface.getAttribute('aria-multiline')).toBe('true')
})

test('the toolbar is one tab stop with arrow keys', async () => {
  drawField('RichText', {})
  const bold = await screen.findByRole('button', { name: 'Bold' })
  bold.focus()

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}{ArrowRight}{ArrowLeft}')

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Redo' }))
  const stops = screen.getByRole('toolbar').querySelectorAll('button[tabindex="0"]')
  expect([...stops]).toEqual([bold])
})

test("a disabled field has no toolbar and can't be edited", async () => {
  drawField('RichText', { value: '<p>Fees</p>', disabled: true })

  const surface = await screen.findByRole('textbox', { name: 'Label' })

  expect(surface.getAttribute('contenteditable')).toBe('false')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('an unsafe link is rejected', async () => {
  drawField('RichText', { value: '<p>Fees</p>' })
  await userEvent.click(await screen.findByRole('button', { name: 'Link' }))

  await userEvent.type(screen.getByLabelText('Link URL'), 'javascript:alert(1)')

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set' }).disabled).toBe(true)
})

test('the read-only text is shown', async () => {
  drawView('RichText', '<h2>Fees</h2>')

  expect(await screen.findByText('Fees')).toBeTruthy()
})
