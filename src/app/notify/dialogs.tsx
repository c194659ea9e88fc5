import { Fragment, type ReactNode } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'
import { loadChunk, type Notify, type ProgressView } from '#runtime'

interface OpenDialog {
  key: number
  element: ReactNode
}

/** Open dialogs. */
const dialogs = proxy<{ open: readonly OpenDialog[] }>({ open: [] })

let lastKey = 0

/** Opens a dialog. A further call of `draw` updates the dialog, and `close` removes it. */
function openDialog() {
  lastKey += 1
  const key = lastKey
  const close = () => {
    dialogs.open = dialogs.open.filter((each) => each.key !== key)
  }
  const draw = (element: ReactNode) => {
    const drawn = ref({ key, element })
    const isOpen = dialogs.open.some((each) => each.key === key)
    dialogs.open = isOpen
      ? dialogs.open.map((each) => (each.key === key ? drawn : each))
      : [...dialogs.open, drawn]
  }
  return { draw, close }
}

/** Opens a dialog and resolves to the user's answer. */
export function showDialog<Answer>(draw: (end: (answer: Answer) => void) => ReactNode): Promise<Answer> {
  return new Promise((resolve) => {
    const dialog = openDialog()
    const end = (answer: Answer) => {
      dialog.close()
      resolve(answer)
    }
    dialog.draw(draw(end))
  })
}

/** Opens a form in a dialog. Resolves to true if the form was submitted. */
export const openPrompt: Notify['prompt'] = async (form) => {
  const { PromptDialog } = await loadChunk(() => import('./prompt-dialog.tsx'))
  return showDialog<boolean>((end) => <PromptDialog form={form} onClose={end} />)
}

/** Opens a dialog with values to copy. */
export const openValues: Notify['show'] = async (values) => {
  const { ValuesDialog } = await loadChunk(() => import('./values-dialog.tsx'))
  await showDialog<void>((end) => <ValuesDialog values={values} onClose={() => end()} />)
}

/** Opens the progress dialog of a bulk action. `closed` resolves when the user closes the dialog. */
export const openProgress: Notify['progress'] = (first) => {
  const { draw, close } = openDialog()
  let latest = first
  let drawLatest = () => {}
  const show = async () => {
    const { ProgressDialog } = await loadChunk(() => import('./progress-dialog.tsx'))
    await new Promise<void>((resolve) => {
      drawLatest = () => draw(<ProgressDialog view={latest} onClose={resolve} />)
      drawLatest()
    })
  }
  const closed = show().then(close, close)
  const update = (view: ProgressView) => {
    latest = view
    drawLatest()
  }
  return { update, closed }
}

/** Draws open dialogs. */
export function Dialogs() {
  const { open } = useSnapshot(dialogs)
  return open.map(({ key, element }) => <Fragment key={key}>{element as ReactNode}</Fragment>)
}
