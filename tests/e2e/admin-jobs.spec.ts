import { expect, signInWithoutForm } from './journey.ts'
import { test } from './person.ts'

const HANDLER = /^(Remove uploads of unsent forms|清理未提交表单的上传文件)$/
const SUCCEEDED = /Succeeded|成功/
const SUNDAYS = /At 05:00, only on Sunday|05:00，仅星期日/

test('an administrator adds a job, runs it and reads the output of the run', { tag: '@slow' }, async ({
  page,
  person,
}) => {
  await signInWithoutForm(page, 'admin', '/timer/job')
  const row = person.row(SUNDAYS)
  await person.press('New job')
  const form = person.top()
  await person.choose('Handler', HANDLER, { within: form })
  await person.fill('Schedule', '0 0 5 ? * SUN', form)
  await expect(form.getByText(SUNDAYS)).toBeVisible()
  await expect(form.getByRole('listitem')).toHaveCount(5)
  await person.fits()
  await person.press('Save', form)
  await person.sees('The job is saved.')
  await expect(row).toBeVisible()

  await person.act(SUNDAYS, 'Run now')
  await person.confirm('Run now')
  await person.sees('The run is started.')
  await person.act(SUNDAYS, 'History')
  const history = person.top()
  await expect(person.row(SUCCEEDED, history)).toBeVisible({ timeout: 15_000 })
  await person.row(SUCCEEDED, history).getByText(HANDLER).click()
  await person.sees('0 uploads removed', person.top())
  await person.fits()
  await person.close()
  await person.close()

  await person.act(SUNDAYS, 'Delete')
  await person.confirm('Delete')
  await person.sees('The job is deleted.')
  await expect(row).toHaveCount(0)
})
