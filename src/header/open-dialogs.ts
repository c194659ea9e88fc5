import { createElement } from 'react'
import { lazyView } from '#renderers'
import { showDialog } from '../app/notify/dialogs.tsx'
import { notify } from '../app/notify/notify.ts'
import { locale } from '../locales/locale-store.ts'
import { HOME_PATH } from '../session/safe-redirect.ts'
import { session } from '../session/session-store.ts'

const DepartDialog = lazyView(async () => (await import('./depart-dialog.tsx')).DepartDialog)
const PasswordDialog = lazyView(async () => (await import('./password-dialog.tsx')).PasswordDialog)

/** Opens the password dialog. If the session has no user name, shows a warning instead. */
export async function openPasswordDialog(): Promise<void> {
  const username = session.user?.username
  if (!username) {
    const text = locale.translate('no logged-in user in the current system!')
    return notify.toast({ type: 'warning', text })
  }
  await showDialog<void>((end) => createElement(PasswordDialog, { username, onClose: () => end(undefined) }))
}

/**
 * Asks for a new password, which replaces a one-time password. Resolves to true if the password was changed.
 */
export async function openFirstPasswordDialog(): Promise<boolean> {
  const username = session.user?.username
  if (!username) return false
  return showDialog<boolean>((end) =>
    createElement(PasswordDialog, { username, isFirst: true, onClose: end }),
  )
}

interface DepartDialogOptions {
  /** False if the user must select a department to continue. */
  isClosable: boolean
}

/**
 * Opens the department dialog. Resolves to true if the user selected a department. A selection in a closable
 * dialog reloads the application at the home page. The reason is that permissions, rows, tabs and
 * dictionaries may depend on the department.
 */
export async function openDepartDialog({ isClosable }: DepartDialogOptions): Promise<boolean> {
  const hasChosen = await showDialog<boolean>((end) =>
    createElement(DepartDialog, { isClosable, onClose: end }),
  )
  if (hasChosen && isClosable) window.location.assign(HOME_PATH)
  return hasChosen
}
