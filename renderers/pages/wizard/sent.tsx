import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '#runtime'
import { State } from '../../shared/states.tsx'

/** What stands in the place of a form that is sent. */
export function Sent({ begin }: { begin: () => void }) {
  const t = useText()
  return (
    <State mark={<CheckOutlined />} title={t('This is sent')}>
      <Button onClick={begin}>{t('Start anew')}</Button>
    </State>
  )
}
