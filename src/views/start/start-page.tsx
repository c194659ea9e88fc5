import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRuntime, useText } from '#runtime'
import { refreshRights } from '../../session/session-store.ts'
import { CupPage } from '../cup-page/cup-page.tsx'
import { FullCup } from '../cup-page/full-cup.tsx'
import styles from './start-page.module.css'

/** Welcomes who has signed in and may see no page yet, and says how he comes to one. */
export function StartPage() {
  const text = useText()
  const navigate = useNavigate()
  const {
    user: { username, realname },
    notify,
  } = useRuntime()
  const [isLooking, setLooking] = useState(false)

  const look = async () => {
    setLooking(true)
    try {
      // With a page to go to, this one is gone.
      await refreshRights()
      notify.toast({ type: 'info', text: text('Nothing has been opened to you since.') })
    } catch {
      // What failed has told of itself.
    } finally {
      setLooking(false)
    }
  }
  return (
    <CupPage
      className={styles.start}
      cup={<FullCup />}
      ways={
        <>
          <Button type="primary" size="large" loading={isLooking} onClick={() => void look()}>
            {text('Look again')}
          </Button>
          <Button size="large" onClick={() => navigate('/account/settings')}>
            {text('Account settings')}
          </Button>
        </>
      }
    >
      <h1>{text('Welcome, {{name}}', { name: realname || username })}</h1>
      <p>{text('Your account is ready, but no page is open to it yet.')}</p>
      <ol>
        <li>
          {text('Ask an administrator to give you a role. Your user name is {{username}}.', { username })}
        </li>
        <li>{text('Then choose "Look again": you need not sign in anew.')}</li>
      </ol>
    </CupPage>
  )
}
