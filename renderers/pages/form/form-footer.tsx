import { Button } from 'antd'
import type { ReactNode } from 'react'
import {
  type FormEngine,
  type FormSubmit,
  NodeBoundary,
  observer,
  PRIMARY_SUBMIT,
  useAccess,
  useOpenPage,
  useOverlay,
  useRuntime,
  useText,
} from '#runtime'
import type { FurtherSubmit, Submit } from '#schemas'
import { type CancelOptions, useCancel } from '../../shared/draft/use-cancel.tsx'
import frame from '../../shared/form-frame.module.css'
import css from './form-page.module.css'

interface FormFooterProps {
  engine: FormEngine
  primary: Submit
  /** Submits of the form in addition to the primary submit. Each of them has a button. */
  further: readonly FurtherSubmit[] | undefined
  submit: FormSubmit
  /** Draft of the form. Undefined if the page saves no drafts. */
  draft: CancelOptions['draft']
  /** Buttons of the actions of the page. */
  children: ReactNode
}

/** True if the user has the permission that the submit requires. */
export const isAllowed = ({ requires }: Submit, { has }: ReturnType<typeof useAccess>): boolean =>
  requires === undefined || has(requires)

/** Buttons for the submits and for *Cancel*, always visible at the bottom of the form. */
export function FormFooter({ engine, primary, further = [], submit, draft, children }: FormFooterProps) {
  const t = useText()
  const access = useAccess()
  const { navigation } = useRuntime()
  const { page } = useOpenPage()
  const overlay = useOverlay()
  const leave = overlay ? overlay.requestClose : navigation.back
  const { cancel, dialog } = useCancel({ engine, draft, leave })
  return (
    <footer className={`${frame.foot} ${css.foot}`}>
      {children}
      {cancel && <Button onClick={cancel}>{t('Cancel')}</Button>}
      {dialog}
      {further
        .filter((call) => isAllowed(call, access))
        .map((call) => (
          <NodeBoundary
            key={call.id}
            at={{ page: page.id, pointer: `/form/submits/${further.indexOf(call)}` }}
            compact
          >
            <FurtherButton engine={engine} call={call} submit={submit} />
          </NodeBoundary>
        ))}
      {isAllowed(primary, access) && (
        <Button type="primary" htmlType="submit" {...stateOf(PRIMARY_SUBMIT, submit)}>
          {t(primary.label ?? 'Save')}
        </Button>
      )}
    </footer>
  )
}

/**
 * Props for the state of a submit button. The button is loading while its own request runs, and disabled
 * while the request of another button runs.
 */
const stateOf = (id: string, { running }: FormSubmit) => ({
  loading: running === id,
  'aria-busy': running === id,
  disabled: running !== undefined && running !== id,
})

interface FurtherButtonProps extends Pick<FormFooterProps, 'engine' | 'submit'> {
  call: FurtherSubmit
}

/** Button of an additional submit, visible only while the condition of the submit is met. */
const FurtherButton = observer(({ engine, call, submit }: FurtherButtonProps) => {
  const t = useText()
  if (!engine.isMet(call.visible)) return null
  return (
    <Button onClick={() => void submit.run(call)} {...stateOf(call.id, submit)}>
      {t(call.label)}
    </Button>
  )
})
