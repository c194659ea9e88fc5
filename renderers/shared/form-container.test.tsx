// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { Button, Input } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { FormContainer } from './form-container.tsx'

afterEach(cleanup)

const show = (disabled: boolean) =>
  draw(
    <FormContainer disabled={disabled}>
      <Input aria-label="antd's" defaultValue="kept" />
      <Button>Save</Button>
      <input aria-label="native" />
    </FormContainer>,
  )

test('a disabled form container disables its inputs and keeps its content readable', () => {
  show(true)

  expect(screen.getByLabelText("antd's").matches(':disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Save' }).matches(':disabled')).toBe(true)
  expect(screen.getByLabelText('native').closest('fieldset')?.disabled).toBe(true)
  expect(screen.getByDisplayValue('kept')).toBeTruthy()
})

test('an enabled form container enables its inputs', () => {
  show(false)

  expect(screen.getByLabelText("antd's").matches(':disabled')).toBe(false)
  expect(screen.getByLabelText('native').closest('fieldset')?.disabled).toBe(false)
})
