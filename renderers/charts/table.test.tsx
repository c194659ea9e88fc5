// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { TableChart } from './table.tsx'

afterEach(cleanup)

test('numbers are formatted; a missing number is a dash', () => {
  const data = [
    { day: '1', fen: 123_456 },
    { day: '2', fen: null },
  ]
  draw(
    <TableChart
      title="Sales"
      data={data}
      x={{ field: 'day', title: 'Day' }}
      y={[{ field: 'fen', title: 'Amount', format: 'money' }]}
      props={{}}
    />,
  )

  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['DayAmount', '1¥ 1,234.56', '2–'])
})
