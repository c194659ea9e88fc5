import type { Arguments } from '../../http/create-http.ts'
import type { ProgressView } from '../../notify/notify-port.ts'
import { type Handlers, STOP } from '../context.ts'
import { filesUnavailable } from '../errors.ts'

export const fileHandlers = {
  /** Downloads the file that an operation returns. */
  download: async ({ op, args }, context, { at }) => {
    if (!context.files?.save) throw filesUnavailable({}, { at })
    await context.files.save(op, context.value(args ?? {}, context) as Arguments)
    return undefined
  },

  /**
   * Asks for a file and uploads it, with progress and a cancel button. The result is the stored path of the
   * file.
   */
  upload: async ({ accept, biz, as }, context, { at }) => {
    const { files } = context
    if (!files) throw filesUnavailable({}, { at })
    const file = await chooseFile(accept)
    if (!file) return STOP
    const controller = new AbortController()
    const view = (share: number, finished = false): ProgressView => ({
      title: context.translate('Progress'),
      rows: [
        {
          key: 'file',
          label: `${file.name} · ${Math.round(share * 100)} %`,
          state: finished ? 'done' : 'running',
        },
      ],
      finished,
      cancel: () => controller.abort(),
    })
    const progress = context.notify.progress(view(0))
    try {
      context.results[as] = await files.send(file, {
        biz,
        signal: controller.signal,
        onProgress: (share) => progress.update(view(share)),
      })
    } catch (error) {
      if (controller.signal.aborted) return STOP
      throw error
    } finally {
      progress.update(view(1, true))
    }
    return undefined
  },
} satisfies Partial<Handlers>

/** Opens the browser's file dialog. Resolves to undefined if the user closes the dialog. */
function chooseFile(accept: readonly string[] = []): Promise<File | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept.join(',')
  return new Promise((resolve) => {
    input.onchange = () => resolve(input.files?.[0])
    input.oncancel = () => resolve(undefined)
    input.click()
  })
}
