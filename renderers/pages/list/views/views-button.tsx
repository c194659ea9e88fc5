import {
  CheckOutlined,
  DeleteOutlined,
  DownOutlined,
  EditOutlined,
  FolderOpenOutlined,
  PlusOutlined,
  PushpinOutlined,
  RollbackOutlined,
  SaveOutlined,
} from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useRef } from 'react'
import {
  type ListState,
  type Translate,
  useListViews,
  useRuntime,
  useText,
  type ViewChoice,
  type ViewsState,
} from '#runtime'
import { errorText, failureOf } from '#runtime/http'
import type { InputField, ListPage } from '#schemas'
import { MOBILE, useMedia } from '../../../shared/use-media.ts'
import css from './views.module.css'

/**
 * Button with the name of the current view. The button opens a menu with all views and with actions for the
 * current view.
 */
export function ViewsButton({ page, list }: { page: ListPage; list: ListState }) {
  const t = useText()
  const isNarrow = useMedia(MOBILE)
  const button = useRef<HTMLButtonElement>(null)
  const views = useListViews(page, list)
  const act = useViewActions(page, views)
  const { current, isChanged } = views
  const name = current?.title ?? t('Views')
  const label = current ? t('View: {{title}}', { title: name }) : name
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      onOpenChange={(isOpen) => isOpen || button.current?.focus()}
      menu={{ ...viewsMenu(views, t), className: css.menu ?? '', onClick: ({ key }) => act(key) }}
    >
      <Button
        ref={button}
        type="text"
        icon={<FolderOpenOutlined />}
        aria-label={isChanged ? t('{{view}}, modified', { view: label }) : label}
        title={isChanged ? t('The list differs from this view') : label}
      >
        {!isNarrow && (
          <span className={css.face}>
            <span className={css.name}>{name}</span>
            {isChanged && <span className={css.mark} aria-hidden />}
            <DownOutlined className={css.arrow} aria-hidden />
          </span>
        )}
      </Button>
    </Dropdown>
  )
}

/** Maximum length of the name of a view. The server has the same limit. */
const MAX_TITLE = 60

/**
 * Returns a function that runs an item of the views menu by its key. A dialog that asks for a name stays open
 * until the server accepts the name.
 */
function useViewActions(page: ListPage, views: ViewsState): (key: string) => void {
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
      notify.toast({ type: 'error', text: errorText(error, t) })
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

/** Prefix of the menu keys of views. Keys without it belong to actions. */
const VIEW = 'view:'

/** Returns the menu of views and of actions for the current view. */
function viewsMenu(state: ViewsState, t: Translate): Pick<MenuProps, 'items' | 'selectedKeys'> {
  const { views, current, isLoading, error } = state
  const shipped = views.filter(({ own }) => !own)
  const own = views.filter((view) => view.own)
  return {
    selectedKeys: current ? [`${VIEW}${current.id}`] : [],
    items: [
      ...(shipped.length > 0
        ? [
            {
              type: 'group' as const,
              key: 'shipped',
              label: t('Included with the page'),
              children: shipped.map(entry(t)),
            },
          ]
        : []),
      {
        type: 'group',
        key: 'own',
        label: t('My views'),
        children: own.length > 0 ? own.map(entry(t)) : [{ key: 'none', label: noViews(), disabled: true }],
      },
      ...(error ? [{ key: 'retry', icon: <RollbackOutlined aria-hidden />, label: t('Try again') }] : []),
      { type: 'divider' },
      ...changes(state, t),
    ],
  }

  function noViews(): string {
    if (isLoading) return t('Loading')
    return error ? t("Your views couldn't be loaded") : t('No saved views yet')
  }
}

const entry =
  (t: Translate) =>
  ({ id, title, own }: ViewChoice) => ({
    key: `${VIEW}${id}`,
    label: (
      <span className={css.entry}>
        <span className={css.title}>{title}</span>
        {own?.isDefault && <span className={css.tag}>{t('opens by default')}</span>}
      </span>
    ),
  })

function changes({ current, isChanged }: ViewsState, t: Translate): NonNullable<MenuProps['items']> {
  const leave = { key: 'leave', icon: <RollbackOutlined aria-hidden />, label: t('Page default') }
  const saveAs = { key: 'saveAs', icon: <PlusOutlined aria-hidden />, label: t('Save as a view…') }
  if (!current) return [saveAs]
  const { own } = current
  if (!own) return [saveAs, leave]
  const pin = own.isDefault
    ? { key: 'toggleDefault', icon: <CheckOutlined aria-hidden />, label: t("Don't open by default") }
    : { key: 'toggleDefault', icon: <PushpinOutlined aria-hidden />, label: t('Open by default') }
  return [
    { key: 'update', icon: <SaveOutlined aria-hidden />, label: t('Update this view'), disabled: !isChanged },
    saveAs,
    { key: 'rename', icon: <EditOutlined aria-hidden />, label: t('Rename…') },
    pin,
    leave,
    { type: 'divider' },
    { key: 'remove', icon: <DeleteOutlined aria-hidden />, label: t('Delete this view…'), danger: true },
  ]
}
