import type { Handlers } from './context.ts'
import { callAction } from './handlers/call.ts'
import { closeOverlayAction } from './handlers/close-overlay.ts'
import { confirmAction } from './handlers/confirm.ts'
import { copyAction } from './handlers/copy.ts'
import { downloadAction } from './handlers/download.ts'
import { forEachAction } from './handlers/for-each.ts'
import { ifAction } from './handlers/if.ts'
import { navigateAction } from './handlers/navigate.ts'
import { openDrawerAction } from './handlers/open-drawer.ts'
import { openPageAction } from './handlers/open-page.ts'
import { parallelAction } from './handlers/parallel.ts'
import { printAction } from './handlers/print.ts'
import { promptAction } from './handlers/prompt.ts'
import { refreshAction } from './handlers/refresh.ts'
import { resetFormAction } from './handlers/reset-form.ts'
import { runAction } from './handlers/run.ts'
import { setValuesAction } from './handlers/set-values.ts'
import { toastAction } from './handlers/toast.ts'
import { uploadAction } from './handlers/upload.ts'
import { validateAction } from './handlers/validate.ts'

/** Every step there is. A page can't name another. */
export const handlers: Handlers = Object.freeze({
  call: callAction,
  run: runAction,
  confirm: confirmAction,
  prompt: promptAction,
  toast: toastAction,
  refresh: refreshAction,
  openDrawer: openDrawerAction,
  openPage: openPageAction,
  closeOverlay: closeOverlayAction,
  navigate: navigateAction,
  setValues: setValuesAction,
  resetForm: resetFormAction,
  validate: validateAction,
  download: downloadAction,
  upload: uploadAction,
  copy: copyAction,
  print: printAction,
  if: ifAction,
  parallel: parallelAction,
  forEach: forEachAction,
})
