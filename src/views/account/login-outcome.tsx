import { Tag } from 'antd'
import { useText } from '#runtime'
import type { LoginRecord } from '#schemas'

/** How a login ended, as a tag. */
export function LoginOutcome({ outcome }: Pick<LoginRecord, 'outcome'>) {
  const text = useText()
  if (outcome === 'SUCCESS') return <Tag color="green">{text('signed in')}</Tag>
  if (outcome === 'FAILURE') return <Tag color="red">{text('failed')}</Tag>
  return <Tag>{text('signed out')}</Tag>
}
