import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '#runtime'
import type { AccountSession, Profile } from '#schemas'
import { openPasswordDialog } from '../../header/open-dialogs.ts'
import styles from './account.module.css'
import { Answer } from './answer.tsx'
import { SessionsList } from './sessions-list.tsx'
import settings from './settings.module.css'
import { useAccount } from './use-account.ts'

/** Password, phone, and where the user is signed in. */
export function SecuritySettings() {
  const text = useText()
  const profile = useAccount<Profile>('account.profile')
  const sessions = useAccount<AccountSession[]>('account.sessions')
  return (
    <>
      <Row
        title={text('Password')}
        hint={text('A new password signs out all other devices.')}
        action={<Button onClick={() => void openPasswordDialog()}>{text('change password')}</Button>}
      />
      <Row
        title={text('Phone')}
        hint={profile.data?.phone || text('none')}
        note={text('Your administrator can change it.')}
      />
      <section className={settings.devices} aria-labelledby="devices">
        <h2 id="devices">{text('Signed-in devices')}</h2>
        <Answer query={sessions}>
          {(known) => <SessionsList sessions={Array.isArray(known) ? known : []} />}
        </Answer>
      </section>
    </>
  )
}

interface RowProps {
  title: string
  hint: string
  note?: string
  action?: ReactNode
}

function Row({ title, hint, note, action }: RowProps) {
  return (
    <section className={settings.row}>
      <div>
        <h2>{title}</h2>
        <p>{hint}</p>
        {note === undefined ? null : <p className={styles.hint}>{note}</p>}
      </div>
      {action}
    </section>
  )
}
