import { Button } from 'antd'
import { useText } from '#runtime'
import type { AccountSession, Profile } from '#schemas'
import { openPasswordDialog } from '../../header/open-dialogs.ts'
import { QueryResult } from './query-result.tsx'
import { SessionsList } from './sessions-list.tsx'
import settings from './settings.module.css'
import { SettingsRow } from './settings-row.tsx'
import { ThirdAccounts } from './third-accounts.tsx'
import { useAccount } from './use-account.ts'

/** Password, phone, linked accounts, and active sessions. */
export function SecuritySettings() {
  const text = useText()
  const profile = useAccount<Profile>('account.profile')
  const sessions = useAccount<AccountSession[]>('account.sessions')
  return (
    <>
      <SettingsRow
        title={text('Password')}
        hint={text('Changing your password signs out all other devices.')}
        action={
          <Button className="sentence-case" onClick={() => void openPasswordDialog()}>
            {text('change password')}
          </Button>
        }
      />
      <SettingsRow
        title={text('Phone')}
        hint={profile.data?.phone || text('None')}
        note={text('Ask an administrator to change it.')}
      />
      <ThirdAccounts />
      <section className={settings.devices} aria-labelledby="devices">
        <h2 id="devices">{text('Signed-in devices')}</h2>
        <QueryResult query={sessions}>
          {(known) => <SessionsList sessions={Array.isArray(known) ? known : []} />}
        </QueryResult>
      </section>
    </>
  )
}
