import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import css from './form-container.module.css'

/**
 * Disables all inputs inside: those of antd and native ones. Users can still read the content of the inputs.
 */
export function FormContainer({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return (
    <ConfigProvider componentDisabled={disabled}>
      <fieldset className={css.container} disabled={disabled}>
        {children}
      </fieldset>
    </ConfigProvider>
  )
}
