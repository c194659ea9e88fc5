import { CopyOutlined } from '@ant-design/icons'
import { Alert, Button, Table } from 'antd'
import { useRuntime, useText } from '#runtime'
import type { OneTimePassword, OneTimePasswords } from '#schemas'
import css from './one-time-passwords.module.css'

/** Puts text into the clipboard and says so. */
function useCopy() {
  const { notify } = useRuntime()
  const t = useText()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify.toast({ type: 'success', text: t('Copied') })
    } catch {
      notify.toast({ type: 'error', text: t('The browser does not let this be copied.') })
    }
  }
}

/** The passwords, for as long as this stands open. */
export function GivenPasswords({ passwords, until }: OneTimePasswords) {
  const t = useText()
  const copy = useCopy()
  const lines = passwords.map(({ username, password }) => `${username}\t${password}`).join('\n')
  return (
    <div className={css.page}>
      <Alert
        type="warning"
        showIcon
        title={t('Copy it now: nobody can look at it again.')}
        description={t('Good for one sign-in until {{time}}. Tell it in private.', { time: until })}
      />
      <Table<OneTimePassword>
        size="small"
        rowKey="id"
        dataSource={[...passwords]}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { key: 'username', dataIndex: 'username', title: t('User name') },
          // On a telephone the password and its button have the room.
          { key: 'realname', dataIndex: 'realname', title: t('Real name'), responsive: ['sm'] },
          {
            key: 'password',
            dataIndex: 'password',
            title: t('One-time password'),
            render: (password: string, { username }) => (
              <span className={css.password}>
                <code>{password}</code>
                <Button
                  type="text"
                  size="small"
                  icon={<CopyOutlined aria-hidden />}
                  aria-label={t('Copy the password of {{name}}', { name: username })}
                  onClick={() => copy(password)}
                />
              </span>
            ),
          },
        ]}
      />
      {passwords.length > 1 && <Button onClick={() => copy(lines)}>{t('Copy all')}</Button>}
    </div>
  )
}
