import { CopyOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Table } from 'antd'
import { useEffect, useState } from 'react'
import type { Static } from 'typebox'
import { definePage, useCopy, useOpenPage, useOverlay, useRuntime, useText } from '#runtime'
import { errorText } from '#runtime/http'
import { type OneTimePassword, type OneTimePasswords, strictObject } from '#schemas'
import css from './one-time-passwords.module.css'

export const OneTimePasswordsProps = strictObject({})
export type OneTimePasswordsProps = Static<typeof OneTimePasswordsProps>

/** Explains what happens, creates the passwords when the user asks for them, and shows each password once. */
function OneTimePasswordsPage() {
  const t = useText()
  const ids = String(useOpenPage().params.ids ?? '')
  const { create, passwords, isBusy, failure } = useCreatePasswords(ids)
  if (passwords) return <CreatedPasswords {...passwords} />
  return (
    <Flex vertical gap={16}>
      <p className={css.about}>
        {t(
          'The current password stops working immediately and all sessions end. The new password works once, within three days; then the user must set their own.',
        )}
      </p>
      {failure !== undefined && <Alert type="error" showIcon title={failure} />}
      <Button type="primary" loading={isBusy} onClick={create} style={{ alignSelf: 'start' }}>
        {t('{{count:Create password|Create passwords}}', { count: ids.split(',').length })}
      </Button>
    </Flex>
  )
}

/** Page that creates one-time passwords for users, and shows each password once. */
export const oneTimePasswordsPage = definePage<OneTimePasswordsProps>({
  name: 'system/OneTimePasswords',
  title: 'One-time passwords',
  Component: OneTimePasswordsPage,
})

/** Shows the passwords until the user closes the page. */
function CreatedPasswords({ passwords, until }: OneTimePasswords) {
  const t = useText()
  const copy = useCopyBeforeClosing(passwords)
  const lines = passwords.map(({ username, password }) => `${username}\t${password}`).join('\n')
  return (
    <Flex vertical gap={16}>
      <Alert
        type="warning"
        showIcon
        title={t("Copy it now. It won't be shown again.")}
        description={t('Valid for one sign-in until {{time}}. Share it privately.', { time: until })}
      />
      <Table<OneTimePassword>
        size="small"
        rowKey="id"
        dataSource={[...passwords]}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { key: 'username', dataIndex: 'username', title: t('User name') },
          // The real name is hidden on a phone, because the password and its button need the space.
          { key: 'realname', dataIndex: 'realname', title: t('Real name'), responsive: ['sm'] },
          {
            key: 'password',
            dataIndex: 'password',
            title: t('One-time password'),
            render: (password: string, user) => (
              <span className={css.password}>
                <code>{password}</code>
                <Button
                  type="text"
                  size="small"
                  icon={<CopyOutlined aria-hidden />}
                  aria-label={t('Copy the password of {{name}}', { name: user.username })}
                  onClick={() => copy(password, [user])}
                />
              </span>
            ),
          },
        ]}
      />
      {passwords.length > 1 && (
        <Button onClick={() => copy(lines, passwords)} style={{ alignSelf: 'start' }}>
          {t('Copy all')}
        </Button>
      )}
    </Flex>
  )
}

/**
 * Returns a function that copies passwords. Until all of them are copied, the drawer asks before it closes,
 * because they can't be shown again.
 */
function useCopyBeforeClosing(passwords: readonly OneTimePassword[]) {
  const t = useText()
  const { notify } = useRuntime()
  const overlay = useOverlay()
  const copyText = useCopy()
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set())
  const isDone = passwords.every(({ id }) => copied.has(id))
  useEffect(() => {
    if (isDone) return
    return overlay?.addCloseGuard(() =>
      notify.confirm({
        title: t('Passwords not copied'),
        text: t("They won't be shown again after you close this."),
        tone: 'danger',
        okText: t('Close'),
        cancelText: t('Stay'),
      }),
    )
  }, [isDone, overlay, notify, t])
  return async (text: string, of: readonly OneTimePassword[]) => {
    if (await copyText(text)) setCopied((before) => new Set([...before, ...of.map(({ id }) => id)]))
  }
}

/** Requests the passwords. An error of the request is shown in the page instead of a message. */
function useCreatePasswords(ids: string) {
  const { http } = useRuntime()
  const { page, version } = useOpenPage()
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [passwords, setPasswords] = useState<OneTimePasswords>()
  const create = async () => {
    setBusy(true)
    setFailure(undefined)
    const headers = { 'X-Page-Id': page.id, 'X-Page-Version': version, 'X-Action-Id': 'give' }
    try {
      setPasswords(
        await http.call<OneTimePasswords>('user.oneTimePasswords', { ids }, { headers, isQuiet: true }),
      )
    } catch (cause) {
      setFailure(errorText(cause, t))
    } finally {
      setBusy(false)
    }
  }
  return { create, passwords, isBusy, failure }
}
