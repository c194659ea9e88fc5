import { Alert, Button } from 'antd'
import { useOpenPage, useText } from '#runtime'
import { GivenPasswords } from './given-passwords.tsx'
import css from './one-time-passwords.module.css'
import { useGiving } from './use-giving.ts'

/** First what will happen, then the passwords: they are told here and nowhere else. */
export function OneTimePasswordsPage() {
  const t = useText()
  const ids = String(useOpenPage().params.ids ?? '')
  const { give, given, isBusy, failure } = useGiving(ids)
  if (given) return <GivenPasswords {...given} />
  return (
    <div className={css.page}>
      <p className={css.about}>
        {t(
          'The present password stops working at once and every session ends. The new one signs in once, within three days; then a password of one’s own has to be chosen.',
        )}
      </p>
      {failure !== undefined && <Alert type="error" showIcon title={failure} />}
      <Button type="primary" loading={isBusy} onClick={give}>
        {t('{{count:Make the password|Make the passwords}}', { count: ids.split(',').length })}
      </Button>
    </div>
  )
}
