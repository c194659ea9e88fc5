// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { ValuesDialog } from './values-dialog.tsx'

const id = { title: 'Key ID', value: 'k1' }
const secret = { title: 'Secret', value: 's3cret', once: true }

function open(items = [id, secret]) {
  const onClose = vi.fn()
  return { ...draw(<ValuesDialog values={{ title: 'New key', items }} onClose={onClose} />), onClose }
}

const pressDone = () => userEvent.click(screen.getByRole('button', { name: 'Done' }))

afterEach(cleanup)

test('a value that is shown once must be copied, or the dialog asks before it closes', async () => {
  const { notify, onClose } = open()
  notify.confirm.mockResolvedValueOnce(false)

  await pressDone()

  await waitFor(() => expect(notify.confirm).toHaveBeenCalledOnce())
  expect(onClose).not.toHaveBeenCalled()
})

test('a copied value closes without a question', async () => {
  const user = userEvent.setup()
  const { notify, onClose } = open()

  await user.click(screen.getByRole('button', { name: 'Copy Secret' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(await navigator.clipboard.readText()).toBe('s3cret')
  expect(notify.confirm).not.toHaveBeenCalled()
})

test('a selection that the user copies counts as a copy', async () => {
  const { notify, onClose } = open()

  fireEvent.copy(screen.getByText('s3cret'))
  await pressDone()

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(notify.confirm).not.toHaveBeenCalled()
})

test('other values close without a question', async () => {
  const { notify, onClose } = open([id])

  await pressDone()

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(notify.confirm).not.toHaveBeenCalled()
})
