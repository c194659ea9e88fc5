import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import css from './form-container.module.css'

interface FormContainerProps {
  disabled: boolean
  children: ReactNode
}

/** Holds inputs and takes them all out of use at once, antd's and native ones; what they hold stays readable. */
export function FormContainer({ disabled, children }: FormContainerProps) {
  return (
    <ConfigProvider componentDisabled={disabled}>
      <fieldset className={css.container} disabled={disabled}>
        {children}
      </fieldset>
    </ConfigProvider>
  )
}
