import { LogoutOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useRuntime, useText } from '#runtime'
import { storeLoginNote } from '../../session/credentials.ts'
import { logOut } from '../../session/session-store.ts'
import { readLogOutAddress } from '../../session/stored-login.ts'
import { removeDrafts } from '../../tabs/expired-session-drafts.ts'
import { confirmLeave } from '../../tabs/unsaved-work.ts'
import styles from './header.module.css'

/**
 * Logs out after a confirmation. If there is unsaved work, asks for a second confirmation. Then opens `/`, or
 * the logout address of single sign-on.
 */
export function LogOutLink() {
  const text = useText()
  const { notify } = useRuntime()
  const queries = useQueryClient()

  const leave = async () => {
    if (!(await notify.confirm({ title: text('Prompt'), text: text('Are you sure you want to log out?') })))
      return
    if (!(await confirmLeave())) return
    removeDrafts()
    const address = readLogOutAddress()
    // Running requests are cancelled, since the server refuses requests that arrive after the end of the
    // session.
    await queries.cancelQueries()
    if (!(await logOut()))
      storeLoginNote({
        verbatim: text("You are logged out on this device, but the server didn't confirm it."),
      })
    window.location.assign(address)
  }
  return (
    <Button type="text" icon={<LogoutOutlined />} onClick={leave} aria-label={text('Log out')}>
      <span className={styles.wide}>{text('Log out')}</span>
    </Button>
  )
}
