import { use } from 'react'
import { useText } from '#runtime'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { VisitorFormContext } from './visitor-form-context.ts'

/** Input for a new user name. Shows whether the name is available. */
export function NewUsernameInput(input: TextInputProps) {
  const text = useText()
  const { isNameFree } = use(VisitorFormContext)
  return (
    <TextInput
      {...input}
      hint={isNameFree ? text('This user name is available.') : undefined}
      hintTone="good"
    />
  )
}
