import { DictTag } from '#renderers'
import { useText } from '#runtime'
import type { LoginRecord } from '#schemas'

/** Tag with the result of a login. */
export function LoginOutcome({ outcome }: Pick<LoginRecord, 'outcome'>) {
  const text = useText()
  if (outcome === 'SUCCESS') return <DictTag text={text('Signed in')} color="green" />
  if (outcome === 'FAILURE') return <DictTag text={text('Sign-in failed')} color="red" />
  return <DictTag text={text('Signed out')} color={undefined} />
}
