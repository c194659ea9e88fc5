import { useText } from '#runtime'
import type { InputState } from './use-input-props.ts'

type RequiredState = Pick<InputState, 'id' | 'aria-required' | 'aria-describedby'>

const noteIdOf = (id: string) => `${id}-required`

/**
 * Returns `aria-describedby` for a button or a group that is required. Their roles don't have the attribute
 * `aria-required`, so a note says it.
 */
export const describedByNote = ({ id, ...state }: RequiredState): string | undefined =>
  [state['aria-describedby'], state['aria-required'] && noteIdOf(id)].filter(Boolean).join(' ') || undefined

/** Note for screen readers that an input is required. */
export function RequiredNote({ id, 'aria-required': isRequired }: RequiredState) {
  const t = useText()
  return isRequired ? (
    <span id={noteIdOf(id)} hidden>
      {t('Required input')}
    </span>
  ) : null
}
