import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import css from './form-container.module.css'

/** Holds inputs and takes them all out of use at once, antd's and native ones; what they hold stays readable. */
export function FormContainer({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return (
    <ConfigProvider componentDisabled={disabled}>
      <fieldset className={css.container} disabled={disabled}>
        {children}
      </fieldset>
    </ConfigProvider>
  )
}
