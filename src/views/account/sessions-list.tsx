import { DesktopOutlined, MobileOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { DictTag } from '#renderers'
import { businessTime, useRuntime, useText } from '#runtime'
import { errorText, failureOf } from '#runtime/http'
import type { AccountSession } from '#schemas'
import styles from './account.module.css'
import { useDeviceReader } from './device.ts'
import settings from './settings.module.css'
import { timeAgo } from './time-ago.ts'
import { useAccountCache } from './use-account.ts'
import { useDeviceName } from './use-device-name.ts'

/** Returns functions that sign devices out after a confirmation, and then reload the list. */
function useSignOut() {
  const text = useText()
  const { http, notify } = useRuntime()
  const { readAgain } = useAccountCache()

  const end = async (question: string, call: () => Promise<unknown>) => {
    const title = text('Sign out')
    if (!(await notify.confirm({ title, text: question, tone: 'danger', okText: title }))) return
    try {
      await call()
      notify.toast({ type: 'success', text: text('Device signed out.') })
    } catch (error) {
      if (!failureOf(error)?.notified) notify.toast({ type: 'error', text: errorText(error, text) })
    }
    await Promise.all([readAgain('account.sessions'), readAgain('account.loginLog')])
  }
  return {
    one: (id: string, name: string) =>
      end(text('Sign out {{device}}? Unsaved work there will be lost.', { device: name }), () =>
        http.call('account.endSession', { id }),
      ),
    others: () =>
      end(text('Sign out all other devices? Unsaved work there will be lost.'), () =>
        http.call('account.endOtherSessions'),
      ),
  }
}

/** Active sessions of the user. The session on this device comes first. */
export function SessionsList({ sessions }: { sessions: readonly AccountSession[] }) {
  const text = useText()
  const signOut = useSignOut()
  const sorted = [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul className={settings.sessions}>
        {sorted.map((session) => (
          <SessionItem key={session.id} session={session} onSignOut={signOut.one} />
        ))}
      </ul>
      {hasOthers ? (
        <Button danger onClick={signOut.others}>
          {text('Sign out all other devices')}
        </Button>
      ) : (
        <p className={styles.hint}>{text('No other devices are signed in.')}</p>
      )}
    </>
  )
}

interface SessionItemProps {
  session: AccountSession
  onSignOut: (id: string, name: string) => void
}

function SessionItem({ session, onSignOut }: SessionItemProps) {
  const text = useText()
  const { locale, businessTz } = useRuntime()
  const device = useDeviceReader()?.(session.userAgent)
  const name = useDeviceName()(device)
  const { id, ip, createTime, seenTime, isCurrent } = session
  return (
    <li className={settings.session}>
      <span className={settings.icon} aria-hidden>
        {device?.isHandheld ? <MobileOutlined /> : <DesktopOutlined />}
      </span>
      <div className={settings.sessionText}>
        <Flex component="p" wrap gap={8} className={settings.device} title={session.userAgent ?? undefined}>
          {name} {isCurrent ? <DictTag text={text('This device')} color="green" /> : null}
        </Flex>
        <p className={styles.hint}>
          {text('Last seen {{ago}}', { ago: timeAgo(seenTime, businessTime(businessTz), locale) })}
          {' · '}
          <time>{seenTime}</time>
        </p>
        <p className={styles.hint}>
          {text('Signed in {{time}}', { time: createTime })}
          {ip ? ` · ${ip}` : ''}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          onClick={() => onSignOut(id, name)}
          aria-label={text('Sign out {{device}}', { device: name })}
        >
          {text('Sign out')}
        </Button>
      )}
    </li>
  )
}
