import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import css from './form-container.module.css'

/** Disables all inputs inside, antd's and native ones. Their content stays readable. */
export function FormContainer({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return (
    <ConfigProvider componentDisabled={disabled}>
      <fieldset className={css.container} disabled={disabled}>
        {children}
      </fieldset>
    </ConfigProvider>
  )
}
