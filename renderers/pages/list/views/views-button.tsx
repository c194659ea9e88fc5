import { DownOutlined, FolderOpenOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useRef } from 'react'
import { type ListState, useListViews, useText } from '#runtime'
import type { ListPage } from '#schemas'
import { MOBILE, useMedia } from '../../../shared/use-media.ts'
import { useViewActions } from './use-view-actions.ts'
import css from './views.module.css'
import { viewsMenu } from './views-menu.tsx'

interface ViewsButtonProps {
  page: ListPage
  list: ListState
}

/** Which view of the list is on screen, and a menu of the others and of what can be done with this one. */
export function ViewsButton({ page, list }: ViewsButtonProps) {
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
        aria-label={isChanged ? t('{{view}}, changed', { view: label }) : label}
        title={isChanged ? t('The list differs from this view by now') : label}
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
