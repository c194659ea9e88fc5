import { MoreOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { ContextMenu, type ContextMenuItem, openContextMenuOf } from '#renderers'
import { useText } from '#runtime'
import { locale } from '../locales/locale-store.ts'
import { titleOf } from '../menu/menu-tree.ts'
import { HOME_PATH } from '../session/safe-redirect.ts'
import { TabItem } from './tab-item.tsx'
import { type TabPlaces, useTabPlaces } from './tab-places.ts'
import css from './tabs.module.css'
import { type Closing, openTabs, tabsToClose } from './tabs-store.ts'
import { unsaved } from './unsaved.ts'
import { type TabActions, useTabActions } from './use-tab-actions.ts'
import { useTabScroll } from './use-tab-scroll.ts'

/** The open pages: a list of links with one stop of the Tab key; arrows walk along it, Delete closes. */
export function TabBar() {
  const text = useText()
  const places = useTabPlaces()
  const { list } = useSnapshot(openTabs)
  const { paths: dirty } = useSnapshot(unsaved)
  const titleAt = useTitles(places)
  const actions = useTabActions()
  const active = places.pathAt(useLocation().pathname)
  const isThere = list.some((tab) => tab.path === active)
  const bar = useTabScroll(active, isThere)
  const { close, tend } = useClosing(bar, actions)
  useLayoutEffect(tend)

  const entry = active !== undefined && isThere ? active : HOME_PATH
  const itemsFor = (target: HTMLElement) => menuItems(pathOf(target) ?? entry, actions, text)
  return (
    <nav aria-label={text('Open pages')} className={css.bar} data-keeps-focus>
      <ContextMenu label={text('Tab menu')} itemsFor={itemsFor} className={css.scroll}>
        <ul
          ref={bar}
          onKeyDown={(event) => walk(event, close)}
          onMouseDown={keepFromScrolling}
          onAuxClick={(event) => closeByWheel(event, close)}
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
      </ContextMenu>
      <button
        type="button"
        className={css.more}
        aria-label={text('Tab menu')}
        aria-haspopup="menu"
        onClick={() => openMenuOf(bar.current, entry)}
      >
        <MoreOutlined />
      </button>
    </nav>
  )
}

/** The title of a tab in the language of the screen; undefined for a page the menu no longer has. */
function useTitles(places: TabPlaces) {
  const text = useText()
  const { language } = useSnapshot(locale)
  return (path: string) => {
    const fixed = places.fixedTitleOf(path)
    if (fixed !== undefined) return text(fixed)
    const node = places.routeOf(path)?.node
    return node && titleOf(node, language)
  }
}

/** Closes one tab; the focus goes to the one that takes its place. */
function useClosing(bar: { current: HTMLElement | null }, actions: TabActions) {
  const wanted = useRef<string>(undefined)
  const close = useCallback(
    async (path: string) => {
      wanted.current = await actions.close('one', path)
    },
    [actions],
  )
  const tend = () => {
    if (wanted.current === undefined || !bar.current) return
    linkOf(bar.current, wanted.current)?.focus({ preventScroll: true })
    wanted.current = undefined
  }
  return { close, tend }
}

const pathOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-path]')?.dataset.path : undefined

const linksIn = (bar: Element) => [...bar.querySelectorAll<HTMLElement>('a')]

const linkOf = (bar: Element, path: string) => linksIn(bar).find((link) => pathOf(link) === path)

function openMenuOf(bar: HTMLElement | null, path: string): void {
  const link = bar && linkOf(bar, path)
  if (link) openContextMenuOf(link)
}

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

/** The middle button closes, here, instead of scrolling or opening another window. */
function keepFromScrolling(event: MouseEvent): void {
  if (event.button === 1) event.preventDefault()
}

function closeByWheel(event: MouseEvent, close: (path: string) => void): void {
  const path = pathOf(event.target)
  if (event.button !== 1 || path === undefined) return
  event.preventDefault()
  close(path)
}

const CLOSINGS = [
  ['left', 'close left'],
  ['right', 'close right'],
  ['others', 'close others'],
] as const satisfies readonly (readonly [Closing, string])[]

function menuItems(path: string, actions: TabActions, text: ReturnType<typeof useText>): ContextMenuItem[] {
  return [
    { key: 'refresh', label: text('refresh'), onChoose: () => void actions.refresh(path) },
    ...CLOSINGS.map(([closing, label]) => ({
      key: closing,
      label: text(label),
      disabled: tabsToClose(openTabs.list, closing, path).length === 0,
      onChoose: () => void actions.close(closing, path),
    })),
  ]
}
