import { createElement } from 'react'
import { lazyView } from '#renderers'
import { showDialog } from '../app/notify/dialogs.tsx'
import { notify } from '../app/notify/notify.ts'
import { locale } from '../locales/locale-store.ts'
import { HOME_PATH } from '../session/safe-redirect.ts'
import { session } from '../session/session-store.ts'

const DepartDialog = lazyView(async () => (await import('./depart-dialog.tsx')).DepartDialog)
const PasswordDialog = lazyView(async () => (await import('./password-dialog.tsx')).PasswordDialog)

/** Lets the user change their password; without a known user name it warns and opens nothing. */
export async function openPasswordDialog(): Promise<void> {
  const username = session.user?.username
  if (!username) {
    const text = locale.translate('no logged-in user in the current system!')
    return notify.toast({ type: 'warning', text })
  }
  await showDialog<void>((end) => createElement(PasswordDialog, { username, onClose: () => end(undefined) }))
}

/** Asks for a new password in place of a one-time one; resolves to whether it was changed. */
export async function openFirstPasswordDialog(): Promise<boolean> {
  const username = session.user?.username
  if (!username) return false
  return showDialog<boolean>((end) =>
    createElement(PasswordDialog, { username, isFirst: true, onClose: end }),
  )
}

interface DepartDialogOptions {
  /** False where a choice is required before the user can go on. */
  isClosable: boolean
}

/**
 * Lets the user choose their department; resolves to whether they chose one. A change during work reloads the home
 * page: rights, rows, tabs and dictionaries may all depend on the department.
 */
export async function openDepartDialog({ isClosable }: DepartDialogOptions): Promise<boolean> {
  const hasChosen = await showDialog<boolean>((end) =>
    createElement(DepartDialog, { isClosable, onClose: end }),
  )
  if (hasChosen && isClosable) window.location.assign(HOME_PATH)
  return hasChosen
}
