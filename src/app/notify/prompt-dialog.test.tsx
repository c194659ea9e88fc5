// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { InputField } from '#schemas'
import { draw } from '../../../tests/support/draw.tsx'
import { PromptDialog } from './prompt-dialog.tsx'

const fields: InputField[] = [{ id: 'f1', field: 'reason', title: 'Reason', default: 'Late' }]

function open() {
  const onClose = vi.fn()
  const submit = vi.fn()
  const asked = { pageId: 'bill/SettleBillList', title: 'Hold', fields, submit }
  return { ...draw(<PromptDialog form={asked} onClose={onClose} />), onClose, submit }
}

const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' })

afterEach(cleanup)

test("closing an unchanged prompt with a default value doesn't ask", async () => {
  const { navigation, notify, onClose } = open()
  expect(reason().value).toBe('Late')

  act(() => expect(navigation.pressBack()).toBe(true))

  await waitFor(() => expect(onClose).toHaveBeenCalledWith(false))
  expect(notify.confirm).not.toHaveBeenCalled()
})

test('a changed prompt asks before the back button closes it', async () => {
  const { navigation, notify, onClose } = open()
  notify.confirm.mockResolvedValue(false)
  await userEvent.type(reason(), ' again')

  act(() => expect(navigation.pressBack()).toBe(true))

  await waitFor(() => expect(notify.confirm).toHaveBeenCalledOnce())
  expect(onClose).not.toHaveBeenCalled()
})

test('an unchanged default value is submitted', async () => {
  const { submit } = open()

  await userEvent.click(screen.getByRole('button', { name: 'OK' }))

  await waitFor(() => expect(submit).toHaveBeenCalledWith({ reason: 'Late' }))
})
