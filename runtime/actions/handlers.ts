import type { Handlers } from './context.ts'
import { callAction } from './handlers/call.ts'
import { confirmAction } from './handlers/confirm.ts'
import { forEachAction } from './handlers/for-each.ts'
import { ifAction } from './handlers/if.ts'
import { navigateAction } from './handlers/navigate.ts'
import { openDrawerAction } from './handlers/open-drawer.ts'
import { promptAction } from './handlers/prompt.ts'
import { refreshAction } from './handlers/refresh.ts'
import { setValuesAction } from './handlers/set-values.ts'
import { toastAction } from './handlers/toast.ts'

/** Every step there is. A page can't name another. */
export const handlers: Handlers = Object.freeze({
  call: callAction,
  confirm: confirmAction,
  prompt: promptAction,
  toast: toastAction,
  refresh: refreshAction,
  openDrawer: openDrawerAction,
  navigate: navigateAction,
  setValues: setValuesAction,
  if: ifAction,
  forEach: forEachAction,
})
