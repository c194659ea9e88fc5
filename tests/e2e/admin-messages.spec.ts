import { callsOf, expect, signInWithoutForm } from './journey.ts'
import { test } from './person.ts'

test('an administrator creates a template, previews it and finds the sent message', { tag: '@slow' }, async ({
  page,
  person,
}) => {
  const code = person.own('pick_up')
  await signInWithoutForm(page, 'admin', '/modules/message/sysMessageTemplateList')
  await person.press('New template')
  const form = person.top()
  await person.fill('Title', 'Pick-up', form)
  await person.fill('Code', code, form)
  await form.getByText(person.named('SMS')).click()
  await form.getByRole('textbox', { name: person.named('Content') }).fill('Order ${no} is ready.')
  await person.fits()
  await person.press('Save', form)
  await person.sees('The template Pick-up is saved.')

  await person.act(code, 'Preview')
  await person.sees('Variables without a value', person.top())
  await person.fits()
  await person.close()
  await person.act(code, 'Send')
  const sending = person.dialog('Send: Pick-up')
  await person.fill('Mobile numbers', '13900000008', sending)
  await person.press('Send', sending)
  await person.confirm()
  await person.sees('These variables have no value: no')
  await sending.getByRole('textbox', { name: person.named('Values') }).fill('{"no":"8"}')
  await person.fits()
  await person.press('Send', sending)
  await person.confirm()
  await person.sees('The message is queued. Track it under Messages.')

  await person.act(code, 'Edit')
  await person.fill('Title', 'Collection', person.top())
  await person.press('Save', person.top())
  await expect(person.row(code)).toContainText('Collection')
  await person.fits()
  await person.act(code, 'Delete')
  await person.confirm('Delete')
  await person.sees('The template Collection is deleted.')
  await expect(person.row(code)).toHaveCount(0)
})

test('messages show their receiver and whether they were sent', { tag: '@slow' }, async ({
  page,
  request,
  person,
}) => {
  const [told, resting] = [person.own('stock'), person.own('stock_sms')]
  const { post } = await callsOf(request, 'admin')
  const template = '/sys/message/sysMessageTemplate'
  for (const [code, type, receiver] of [
    [told, '4', 'clerk'],
    [resting, '1', '13900000009'],
  ] as const) {
    const templateContent = type === '4' ? '<p>${shop}</p>' : '${shop}'
    await post(`${template}/add`, {
      templateCode: code,
      templateName: code,
      templateType: type,
      templateContent,
    })
    await post(`${template}/sendMsg`, { templateCode: code, receiver, testData: '{"shop":"湖滨店"}' })
  }
  await signInWithoutForm(page, 'admin', `/modules/message/sysMessageList?esReceiver=clerk&esTitle=${told}`)
  await expect(person.row(told)).toContainText('湖滨店')
  await expect(person.row(told)).toContainText('clerk')
  await page.getByRole('link', { name: told }).click()
  await person.sees('Sending', person.top())
  await person.fits()
  await person.close()

  await page.goto(`/modules/message/sysMessageList?esTitle=${resting}`)
  await expect(person.row(resting)).toContainText(person.part('Not sent'))
  await person.act(resting, 'Send again')
  await person.sees('The message is queued again.')
  await person.fits()
  await person.act(resting, 'Delete')
  await person.confirm('Delete')
  await expect(person.row(resting)).toHaveCount(0)
})

test("the monitor's figures name their node, and its requests are found by route", { tag: '@slow' }, async ({
  page,
  person,
}) => {
  await signInWithoutForm(page, 'admin')
  for (const path of [
    '/monitor/redis/info',
    '/monitor/TomcatInfo',
    '/monitor/JvmInfo',
    '/monitor/SystemInfo',
  ]) {
    await page.goto(path)
    await expect(page.getByText(/^(Node|节点) .+ #\d+[,，]/)).toBeVisible()
    await person.fits()
  }
  await page.goto('/monitor/Disk')
  await person.sees('Disks of this node')
  await person.fits()
  await page.goto('/monitor/HttpTrace?route=login')
  await expect(person.row('/sys/login')).toContainText('POST')
  await person.fits()
})
