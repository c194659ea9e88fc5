import { Alert, Button } from 'antd'
import { type PageUpdate, useText } from '#runtime'
import { errorText } from '#runtime/http'
import css from './page-update-bar.module.css'

/** Bar above an open page that says that a newer version of this page has been published. */
export function Outdated({ isLoading, error, reload, close }: PageUpdate) {
  const t = useText()
  const title =
    error === undefined
      ? t('A newer version of this page is ready')
      : t("The newer version couldn't be loaded: {{message}}", { message: errorText(error, t) })
  return (
    <Alert
      className={css.bar}
      role="status"
      type={error === undefined ? 'info' : 'error'}
      showIcon
      title={title}
      action={
        <Button size="small" type="primary" loading={isLoading} onClick={reload}>
          {t('Reload')}
        </Button>
      }
      closable={{ 'aria-label': t('Close'), onClose: close }}
    />
  )
}

/** Bar above a page or form that the user may no longer use. Its entries stay until the user leaves. */
export function Withdrawn() {
  const t = useText()
  return (
    <Alert
      className={css.bar}
      role="status"
      type="warning"
      showIcon
      title={t('Your permission for this was withdrawn. Your entries stay here until you leave.')}
    />
  )
}
