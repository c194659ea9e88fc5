import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useAccess, useOverlay, useRuntime, useText } from '#runtime'
import type { Submit } from '#schemas'
import css from './form-page.module.css'

interface FootProps {
  submit: Submit
  isBusy: boolean
  /** The page's own actions. */
  children: ReactNode
}

/** Sends the form or leaves it; it stays in view however long the form is. */
export function Foot({ submit, isBusy, children }: FootProps) {
  const t = useText()
  const { has } = useAccess()
  const { navigation } = useRuntime()
  const overlay = useOverlay()
  const cancel = overlay ? overlay.ask : navigation.back
  const maySend = submit.requires === undefined || has(submit.requires)
  return (
    <footer className={css.foot}>
      {children}
      {cancel && <Button onClick={cancel}>{t('Cancel')}</Button>}
      {maySend && (
        <Button type="primary" htmlType="submit" loading={isBusy} aria-busy={isBusy}>
          {t(submit.label ?? 'Save')}
        </Button>
      )}
    </footer>
  )
}
