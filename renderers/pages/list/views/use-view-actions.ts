import { useRuntime, useText, type ViewsState } from '#runtime'
import { failureOf } from '#runtime/http'
import type { InputField, ListPage } from '#schemas'
import { VIEW } from './views-menu.tsx'

/** As the server has it. */
const MAX_TITLE = 60

/** Does what an entry of the views' menu says; what asks for a name stays open until it is accepted. */
export function useViewActions(page: ListPage, views: ViewsState): (key: string) => void {
  const t = useText()
  const { notify } = useRuntime()
  const { current } = views

  const askName = (title: string, okText: string, save: (name: string) => Promise<void>, name = '') =>
    void notify.prompt({
      title,
      okText,
      pageId: page.id,
      fields: [nameField(t('Name of the view'), name)],
      submit: (values) => save(String(values.title ?? '').trim()),
    })
  const run = async (work: () => Promise<void>, done?: string) => {
    try {
      await work()
      if (done) notify.toast({ type: 'success', text: done })
    } catch (error) {
      if (failureOf(error)?.notified) return
      notify.toast({ type: 'error', text: error instanceof Error ? t(error.message) : String(error) })
    }
  }
  const remove = async () => {
    const isSure = await notify.confirm({
      text: t('Delete the view “{{title}}”?', { title: String(current?.title) }),
      tone: 'danger',
      okText: t('Delete'),
    })
    if (isSure) await run(views.remove, t('The view is deleted.'))
  }
  const acts: Readonly<Record<string, () => void>> = {
    retry: views.retry,
    leave: views.leave,
    saveAs: () => askName(t('Save as a view'), t('Save'), views.saveAs),
    rename: () => askName(t('Rename the view'), t('Rename'), views.rename, current?.title),
    update: () => void run(views.update, t('The view is updated.')),
    toggleDefault: () => void run(views.toggleDefault),
    remove: () => void remove(),
  }
  return (key) => {
    if (key.startsWith(VIEW)) views.choose(key.slice(VIEW.length))
    else if (Object.hasOwn(acts, key)) acts[key]?.()
  }
}

const nameField = (title: string, name: string): InputField => ({
  id: 'title',
  field: 'title',
  title,
  component: 'Text',
  props: { maxLength: MAX_TITLE },
  required: true,
  maxLength: MAX_TITLE,
  ...(name !== '' && { default: name }),
})
