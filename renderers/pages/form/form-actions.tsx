import { type FormRecordState, useActions } from '#runtime'
import type { FormPage } from '#schemas'
import { ActionButton } from '../../shared/action-button.tsx'

interface FormActionsProps extends Pick<FormRecordState, 'record'> {
  page: FormPage
}

/** Buttons of the actions that the form itself defines. */
export function FormActions({ page, record }: FormActionsProps) {
  const actions = useActions(page).viewsOf(page.form.actions, { record })
  return actions.map((action) => <ActionButton key={action.id} action={action} />)
}
