import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { usePrefetchPage, useRuntime, useText } from '#runtime'
import { createAccess } from '#runtime/access'
import { pageWithoutRecord } from '#schemas'
import { visiblePages } from '../../menu/menu-routes.ts'
import type { MenuNode } from '../../menu/menu-tree.ts'
import { HOME_PATH } from '../../session/safe-redirect.ts'
import { refreshRights, session } from '../../session/session-store.ts'
import drawing from '../message-page/message-page.module.css'
import { MessagePage } from '../message-page/message-page.tsx'
import styles from './start-page.module.css'

/**
 * Opens the first page of a user who has no home page. Users who may not open any page see the start page.
 */
export function Landing() {
  const { Loading } = useRuntime().registry.states
  const path = useFirstOpen()
  if (path === undefined) return <Loading />
  return path === null ? <StartPage /> : <Navigate to={path} replace />
}

/**
 * Path of the first page that the user may open. Null if the user may open no page, and undefined while
 * loading.
 */
function useFirstOpen(): string | null | undefined {
  const { rights } = useSnapshot(session)
  const pageAhead = usePrefetchPage()
  const [found, setFound] = useState<string | null>()

  useEffect(() => {
    let isMounted = true
    const isOpen = async ({ target, permissionList }: MenuNode) => {
      if (target.type !== 'page') return true
      const page = await pageAhead(target.component)
      const code = page && pageWithoutRecord(page).requires?.view
      const access = createAccess({ auth: [], allAuth: [], ...rights, permissionList })
      return page !== undefined && (code === undefined || access.has(code))
    }
    const findPage = async () => {
      const others = visiblePages(rights?.menu ?? []).filter(({ path }) => path !== HOME_PATH)
      for (const node of others) if (await isOpen(node)) return node.path
      return null
    }
    void findPage().then((path) => isMounted && setFound(path))
    return () => {
      isMounted = false
    }
  }, [rights, pageAhead])
  return found
}

/** Start page for users without permissions. It explains how they get permissions. */
function StartPage() {
  const text = useText()
  const navigate = useNavigate()
  const {
    user: { username, realname },
    notify,
  } = useRuntime()
  const [isChecking, setChecking] = useState(false)

  const checkAgain = async () => {
    setChecking(true)
    try {
      // If a page becomes available, this component is unmounted.
      await refreshRights()
      notify.toast({ type: 'info', text: text('No pages available to you yet.') })
    } catch {
      // A notification has already shown the error.
    } finally {
      setChecking(false)
    }
  }
  return (
    <MessagePage
      className={styles.start}
      cup={<FullCup />}
      actions={
        <>
          <Button type="primary" size="large" loading={isChecking} onClick={() => void checkAgain()}>
            {text('Check again')}
          </Button>
          <Button size="large" onClick={() => navigate('/account/settings')}>
            {text('Account settings')}
          </Button>
        </>
      }
    >
      <h1>{text('Welcome, {{name}}', { name: realname || username })}</h1>
      <p>{text('Your account is ready, but no pages are available to you yet.')}</p>
      <ol>
        <li>
          {text('Ask an administrator to give you a role. Your user name is {{username}}.', { username })}
        </li>
        <li>{text('Then choose "Check again". You don\'t need to sign in again.')}</li>
      </ol>
    </MessagePage>
  )
}

/** Drawing of a gaiwan with its lid on. Decorative. */
function FullCup() {
  return (
    <svg width="200" height="190" viewBox="0 0 200 190" aria-hidden="true" focusable="false">
      <ellipse cx="100" cy="170" rx="86" ry="11" className={drawing.ground} />
      <g className={drawing.cup} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M54 156h92l-10 10H64z" />
        <path d="M54 84h92c0 40-22 62-38 66H92c-16-4-38-26-38-66z" />
        <path d="M60 80c7-13 23-19 40-19s33 6 40 19z" />
        <path d="M90 52h20M100 52v9M48 84h104" fill="none" />
      </g>
      <g className={drawing.steam} strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M82 38c-6-6 6-10 0-18M100 34c-6-6 6-10 0-18M118 38c-6-6 6-10 0-18" />
      </g>
    </svg>
  )
}
