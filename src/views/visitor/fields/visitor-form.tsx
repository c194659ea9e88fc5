import type { ReactNode } from 'react'
import { FormFields } from '#renderers'
import { localize, useText } from '#runtime'
import type { CheckedForm } from '../../../forms/use-checked-form.ts'
import { FormAlert, SubmitButton } from './form-parts.tsx'
import { VisitorFormContext, type VisitorFormParts } from './visitor-form-context.ts'

interface VisitorFormViewProps extends VisitorFormParts {
  form: Pick<CheckedForm, 'smallForm' | 'names' | 'isBusy' | 'failure' | 'props'>
  /** Names of the inputs to draw. The captcha is also drawn if the server requires it. */
  only?: readonly string[] | undefined
  className?: string | undefined
  /** Label of the submit button. */
  label: string
  children?: ReactNode
}

/** Draws a visitor form: its error, its inputs and its button. */
export function VisitorFormView({
  form: { smallForm, names, isBusy, failure, props },
  only = names,
  className,
  label,
  children,
  ...parts
}: VisitorFormViewProps) {
  const text = useText()
  const isCaptchaShown = parts.captcha?.isNeeded === true
  return (
    <VisitorFormContext value={parts}>
      <form {...props} className={className} aria-busy={isBusy}>
        <FormAlert>{failure === undefined ? undefined : localize(failure, text)}</FormAlert>
        {children}
        <FormFields form={smallForm} only={only.filter((name) => name !== 'captcha' || isCaptchaShown)} />
        <SubmitButton isBusy={isBusy}>{label}</SubmitButton>
      </form>
    </VisitorFormContext>
  )
}
