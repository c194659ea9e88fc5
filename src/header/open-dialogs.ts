import { createElement } from 'react'
import { showDialog } from '../app/notify/dialogs.tsx'
import { notify } from '../app/notify/notify.ts'
import { locale } from '../locales/locale-store.ts'
import { HOME_PATH } from '../session/safe-redirect.ts'
import { session } from '../session/session-store.ts'
import { fetchPart } from './fetch-part.ts'

/** Lets the user change his password; without a known user name it warns and opens nothing. */
export async function openPasswordDialog(): Promise<void> {
  const username = session.user?.username
  if (!username) {
    const text = locale.translate('no logged-in user in the current system!')
    return notify.toast({ type: 'warning', text })
  }
  const dialog = await fetchPart(() => import('./password-dialog.tsx'))
  if (!dialog) return
  await showDialog<void>((end) =>
    createElement(dialog.PasswordDialog, { username, onClose: () => end(undefined) }),
  )
}

/** Asks for a password of one's own in the place of one for one time; resolves to whether it was chosen. */
export async function openFirstPasswordDialog(): Promise<boolean> {
  const username = session.user?.username
  const dialog = username ? await fetchPart(() => import('./password-dialog.tsx')) : undefined
  if (!username || !dialog) return false
  return showDialog<boolean>((end) =>
    createElement(dialog.PasswordDialog, { username, isFirst: true, onClose: end }),
  )
}

/** Says why the page on screen is as it is; for those who may ask. */
export async function openInspector(): Promise<void> {
  const store = await fetchPart(() => import('../inspect/inspector-store.ts'))
  await store?.openInspector()
}

interface DepartDialogOptions {
  /** False where the user has to choose before he can go on. */
  isClosable: boolean
}

/**
 * Lets the user choose the department he works for; resolves to whether he chose one. After a change in the middle of
 * the work everything starts anew at home: rights, rows, tabs and dictionaries may all hang on the department.
 */
export async function openDepartDialog({ isClosable }: DepartDialogOptions): Promise<boolean> {
  const dialog = await fetchPart(() => import('./depart-dialog.tsx'))
  if (!dialog) return false
  const draw = (end: (hasChosen: boolean) => void) =>
    createElement(dialog.DepartDialog, { isClosable, onClose: end })
  const hasChosen = await showDialog(draw)
  if (hasChosen && isClosable) window.location.assign(HOME_PATH)
  return hasChosen
}
