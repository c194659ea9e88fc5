import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { addMonths, type Month, monthName, useRuntime, useText } from '#runtime'
import { IconButton } from '../icon-button.tsx'
import css from './calendar.module.css'

interface MonthSwitchProps {
  month: Month
  /** The current month. */
  present: Month
  goTo: (month: Month) => void
}

/** Shows the name of the month, and buttons for the previous, the next and the current month. */
export function MonthSwitch({ month, present, goTo }: MonthSwitchProps) {
  const t = useText()
  const { locale } = useRuntime()
  return (
    <Flex align="center" gap={4}>
      <IconButton
        icon={<LeftOutlined />}
        name={t('Previous month')}
        onClick={() => goTo(addMonths(month, -1))}
      />
      <span className={css.month} role="status">
        {monthName(month, locale)}
      </span>
      <IconButton icon={<RightOutlined />} name={t('Next month')} onClick={() => goTo(addMonths(month, 1))} />
      <Button onClick={() => goTo(present)} disabled={month === present}>
        {t('This month')}
      </Button>
    </Flex>
  )
}
