import { MoreOutlined } from '@ant-design/icons'
import { Dropdown, type MenuProps } from 'antd'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useText } from '#runtime'
import { locale } from '../locales/locale-store.ts'
import { titleOf } from '../menu/menu-tree.ts'
import { HOME_PATH } from '../session/safe-redirect.ts'
import { TabItem } from './tab-item.tsx'
import { type TabRoutes, useTabRoutes } from './tab-routes.ts'
import css from './tabs.module.css'
import { type CloseScope, openTabs, tabsToClose } from './tabs-store.ts'
import { unsaved } from './unsaved-work.ts'
import { type TabActions, useTabActions } from './use-tab-actions.ts'
import { useTabScroll } from './use-tab-scroll.ts'

/**
 * The open pages as links. All links together are a single tab stop. Arrow keys move the focus, and Delete
 * closes a tab.
 */
export function TabBar() {
  const text = useText()
  const places = useTabRoutes()
  const { list } = useSnapshot(openTabs)
  const { paths: dirty } = useSnapshot(unsaved)
  const titleAt = useTitles(places)
  const actions = useTabActions()
  const active = places.pathAt(useLocation().pathname)
  const isThere = list.some((tab) => tab.path === active)
  const bar = useTabScroll(active, isThere)
  const { close, focusNext } = useClosing(bar, actions)
  useLayoutEffect(focusNext)

  const entry = active !== undefined && isThere ? active : HOME_PATH
  const menuOf = (path: string): MenuProps => ({
    'aria-label': text('Tab menu'),
    items: menuItems(path, actions, text),
  })
  return (
    <nav aria-label={text('Open pages')} className={css.bar} data-keeps-focus>
      <TabContextMenu menuOf={(target) => menuOf(pathOf(target) ?? entry)}>
        <ul
          ref={bar}
          onKeyDown={(event) => walk(event, close)}
          onMouseDown={preventMiddleScroll}
          onAuxClick={(event) => closeByMiddleClick(event, close)}
        >
          {list.map(({ path, at }) => {
            const title = titleAt(path)
            return title === undefined ? null : (
              <TabItem
                key={path}
                path={path}
                at={at}
                title={title}
                isActive={path === active}
                isEntry={path === entry}
                isDirty={dirty.includes(path)}
                onClose={path === HOME_PATH ? undefined : close}
              />
            )
          })}
        </ul>
      </TabContextMenu>
      <Dropdown trigger={['click']} autoFocus destroyOnHidden menu={menuOf(entry)}>
        <button type="button" className={css.more} aria-label={text('Tab menu')} aria-haspopup="menu">
          <MoreOutlined />
        </button>
      </Dropdown>
    </nav>
  )
}

interface TabContextMenuProps {
  menuOf: (target: HTMLElement) => MenuProps
  children: ReactNode
}

/**
 * Opens the menu of a tab on right click or with the menu key. When the menu closes, the focus returns to the
 * tab.
 */
function TabContextMenu({ menuOf, children }: TabContextMenuProps) {
  const [opener, setOpener] = useState<HTMLElement>()
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof HTMLElement) setOpener(target.closest('a') ?? target)
  }
  return (
    <Dropdown
      trigger={['contextMenu']}
      autoFocus
      destroyOnHidden
      menu={opener ? menuOf(opener) : {}}
      onOpenChange={(isOpen) => isOpen || opener?.focus({ preventScroll: true })}
    >
      <div className={css.scroll} onContextMenuCapture={follow}>
        {children}
      </div>
    </Dropdown>
  )
}

/**
 * Returns a function that finds the localized title of a tab. The function returns undefined for a page that
 * isn't in the menu any more.
 */
function useTitles(places: TabRoutes) {
  const text = useText()
  const { language } = useSnapshot(locale)
  const { names } = useSnapshot(openTabs)
  return (path: string) => {
    const fixed = places.fixedTitleOf(path)
    if (fixed !== undefined) return text(fixed)
    const node = places.routeOf(path)?.node
    return node && (names[path] ?? titleOf(node, language))
  }
}

/** Closes a tab and focuses a neighbouring tab. */
function useClosing(bar: { current: HTMLElement | null }, actions: TabActions) {
  const focusPath = useRef<string>(undefined)
  const close = useCallback(
    async (path: string) => {
      focusPath.current = await actions.close('one', path)
    },
    [actions],
  )
  const focusNext = () => {
    if (focusPath.current === undefined || !bar.current) return
    linkOf(bar.current, focusPath.current)?.focus({ preventScroll: true })
    focusPath.current = undefined
  }
  return { close, focusNext }
}

const pathOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-path]')?.dataset.path : undefined

const linksIn = (bar: Element) => [...bar.querySelectorAll<HTMLElement>('a')]

const linkOf = (bar: Element, path: string) => linksIn(bar).find((link) => pathOf(link) === path)

function walk(event: KeyboardEvent<HTMLElement>, close: (path: string) => void): void {
  const { key, currentTarget, target } = event
  const links = linksIn(currentTarget)
  const now = links.indexOf(target as HTMLElement)
  const path = pathOf(target)
  if (key === 'Delete' && path !== undefined) close(path)
  const steps: Record<string, number> = {
    ArrowRight: now + 1,
    ArrowLeft: now - 1,
    Home: 0,
    End: links.length - 1,
  }
  const next = steps[key]
  if (next === undefined) return
  event.preventDefault()
  links.at(next % links.length)?.focus()
}

/** Keeps the browser from scrolling after a click with the middle button. */
function preventMiddleScroll(event: MouseEvent): void {
  if (event.button === 1) event.preventDefault()
}

/**
 * Closes a tab on a click with the middle button, instead of opening the link in a new tab of the browser.
 */
function closeByMiddleClick(event: MouseEvent, close: (path: string) => void): void {
  const path = pathOf(event.target)
  if (event.button !== 1 || path === undefined) return
  event.preventDefault()
  close(path)
}

const CLOSINGS = [
  ['left', 'close left'],
  ['right', 'close right'],
  ['others', 'close others'],
] as const satisfies readonly (readonly [CloseScope, string])[]

function menuItems(path: string, actions: TabActions, text: ReturnType<typeof useText>): MenuProps['items'] {
  return [
    {
      key: 'refresh',
      label: text('refresh'),
      className: 'sentence-case',
      onClick: () => void actions.refresh(path),
    },
    ...CLOSINGS.map(([closing, label]) => ({
      key: closing,
      label: text(label),
      className: 'sentence-case',
      disabled: tabsToClose(openTabs.list, closing, path).length === 0,
      onClick: () => void actions.close(closing, path),
    })),
  ]
}
