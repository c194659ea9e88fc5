import { type FormRecordState, useActions } from '#runtime'
import type { FormPage } from '#schemas'
import { ActionButton } from '../../shared/action-button.tsx'

interface FormActionsProps extends Pick<FormRecordState, 'record'> {
  page: FormPage
}

/** Buttons of the form's own actions. */
export function FormActions({ page, record }: FormActionsProps) {
  const actions = useActions(page).viewsOf(page.form.actions, { record })
  return actions.map((action) => <ActionButton key={action.id} action={action} />)
}
