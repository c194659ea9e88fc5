import {
  CheckOutlined,
  DeleteOutlined,
  EditOutlined,
  PlusOutlined,
  PushpinOutlined,
  RollbackOutlined,
  SaveOutlined,
} from '@ant-design/icons'
import type { MenuProps } from 'antd'
import type { Translate, ViewChoice, ViewsState } from '#runtime'
import css from './views.module.css'

/** Keys of what can be done; any other key is `view:` and the id of a view. */
export const VIEW = 'view:'

/** The views of a list, and what can be done with the one on screen. */
export function viewsMenu(state: ViewsState, t: Translate): Pick<MenuProps, 'items' | 'selectedKeys'> {
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
              label: t('Of this page'),
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
    return error ? t('Your views could not be read') : t('You have saved none yet')
  }
}

const entry =
  (t: Translate) =>
  ({ id, title, own }: ViewChoice) => ({
    key: `${VIEW}${id}`,
    label: (
      <span className={css.entry}>
        <span className={css.title}>{title}</span>
        {own?.isDefault && <span className={css.tag}>{t('opened at first')}</span>}
      </span>
    ),
  })

function changes({ current, isChanged }: ViewsState, t: Translate): NonNullable<MenuProps['items']> {
  const leave = { key: 'leave', icon: <RollbackOutlined aria-hidden />, label: t('The page as it comes') }
  const saveAs = { key: 'saveAs', icon: <PlusOutlined aria-hidden />, label: t('Save as a view…') }
  if (!current) return [saveAs]
  const { own } = current
  if (!own) return [saveAs, leave]
  const pin = own.isDefault
    ? { key: 'toggleDefault', icon: <CheckOutlined aria-hidden />, label: t('No longer open at first') }
    : { key: 'toggleDefault', icon: <PushpinOutlined aria-hidden />, label: t('Open at first') }
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
