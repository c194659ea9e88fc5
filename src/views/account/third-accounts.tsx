import { Button } from 'antd'
import { useState } from 'react'
import { useRuntime, useText } from '#runtime'
import { errorText, failureOf } from '#runtime/http'
import type { ThirdAccount } from '#schemas'
import { openThirdLogin } from '../../session/third-login.ts'
import { SettingsRow } from './settings-row.tsx'
import { useAccount, useAccountCache } from './use-account.ts'

const failures = {
  refused: 'Sign-in was not completed. Try again.',
  blocked: 'Your browser blocked the window. Allow pop-ups for this site and try again.',
  closed: undefined,
}

/** Returns functions that link and unlink accounts, and show the result. */
function useBinding() {
  const text = useText()
  const { http, notify } = useRuntime()
  const { readAgain } = useAccountCache()
  const [busy, setBusy] = useState<string>()

  const attempt = async (call: () => Promise<unknown>, done: string) => {
    try {
      await call()
      notify.toast({ type: 'success', text: done })
    } catch (error) {
      if (!failureOf(error)?.notified) notify.toast({ type: 'error', text: errorText(error, text) })
    }
    await readAgain('account.thirdAccounts')
  }

  return {
    busy,
    bind: async (source: string, title: string) => {
      setBusy(source)
      const answer = await openThirdLogin(source)
      setBusy(undefined)
      if ('offer' in answer) {
        const call = () => http.call('account.bindThird', { uuid: answer.offer.uuid })
        return attempt(call, text('You can now sign in with {{title}}.', { title }))
      }
      const failure = 'failed' in answer ? failures[answer.failed] : 'That account is already bound.'
      if (failure) notify.toast({ type: 'warning', text: text(failure) })
    },
    unbind: async (source: string, title: string) => {
      const question = text('You can no longer sign in with {{title}}. Your password still works.', { title })
      const okText = text('Unbind')
      if (!(await notify.confirm({ title: okText, text: question, tone: 'danger', okText }))) return
      await attempt(
        () => http.call('account.unbindThird', { source }),
        text('{{title}} is unbound.', { title }),
      )
    },
  }
}

/** OAuth providers, and the user's linked accounts at them. Draws nothing if there are no providers. */
export function ThirdAccounts() {
  const text = useText()
  const { locale } = useRuntime()
  const { data } = useAccount<ThirdAccount[]>('account.thirdAccounts')
  const { busy, bind, unbind } = useBinding()
  if (!Array.isArray(data)) return null
  return data.map(({ source, titles, isOffered, id, thirdUserId, realname, createTime }) => {
    const title = titles[locale] ?? source
    const name = [realname, thirdUserId].filter(Boolean).join(' · ')
    return (
      <SettingsRow
        key={source}
        title={title}
        hint={id === null ? text('Not bound') : name || text('Bound')}
        {...(createTime && { note: text('Bound {{time}}', { time: createTime }) })}
        action={
          id === null ? (
            <Button
              loading={busy === source}
              disabled={!isOffered}
              onClick={() => void bind(source, title)}
              aria-label={text('Bind {{title}}', { title })}
            >
              {text('Bind')}
            </Button>
          ) : (
            <Button
              danger
              onClick={() => void unbind(source, title)}
              aria-label={text('Unbind {{title}}', { title })}
            >
              {text('Unbind')}
            </Button>
          )
        }
      />
    )
  })
}
