import { expect, signInWithoutForm } from './journey.ts'
import { test } from './person.ts'

test('an administrator adds a menu item, moves it, finds it in the menu and deletes it', async ({
  page,
  person,
  locale,
}) => {
  const [health, restart] = locale === 'zh-CN' ? ['健康检查', '重启'] : ['Health', 'Restart']
  await signInWithoutForm(page, 'admin', '/isystem/permission')
  await person.press('New menu')
  const form = person.top()
  await person.fill('Name in Chinese', '健康检查', form)
  await person.fill('Name in English', 'Health', form)
  await person.choose('Page', 'layouts/IframePageView', { within: form, typed: 'frame' })
  await person.fill('Address', "{{ window._CONFIG['domianURL'] }}/app/health", form)
  await expect(form.getByText(/http.*\/jeecg-boot\/app\/health$/)).toBeVisible()
  expect((await person.field('Page', form).boundingBox())?.height).toBeLessThan(32)
  await person.fits()
  await person.press('Save', form)
  await person.sees(`${health} is added. Grant it to the roles that need it.`)

  const row = person.row(health)
  if (person.onPhone) await person.act(health, 'Move up')
  else await row.press('Alt+ArrowUp')
  await expect.poll(async () => Number(await row.getAttribute('aria-posinset'))).toBeGreaterThan(1)
  await person.act(health, 'Move to…')
  const moving = person.dialog(`Move ${health}`)
  await person.choose('Place', 'Before Shops', { within: moving })
  await person.press('Move', moving)
  await expect(row).toHaveAttribute('aria-posinset', '2')

  await person.act(health, 'Edit')
  await person.choose('Icon', 'heart', { within: person.top(), typed: 'heart' })
  await person.fits()
  await person.press('Save', person.top())
  await person.sees(`${health} is saved.`)

  await person.act(health, 'Add a button')
  const button = person.top()
  await person.fill('Name in Chinese', '重启', button)
  await person.fill('Name in English', 'Restart', button)
  await person.fill('Code', 'bill:hold', button)
  await person.press('Save', button)
  await expect(button.getByRole('alert')).toHaveCount(1)
  await person.fill('Code', 'health:restart', button)
  await person.press('Save', button)
  await expect(button).toBeHidden()

  await page.reload()
  if (person.onPhone) await person.press('Open the menu')
  await expect(page.getByRole('menu').getByText(health)).toBeVisible()
  if (person.onPhone) await page.keyboard.press('Escape')
  await person.press('Children', row)
  await person.fits()
  for (const title of [restart, health]) {
    await person.act(title, 'Delete')
    await person.confirm('Delete')
    await person.sees(`${title} is deleted.`)
    await expect(person.row(title)).toHaveCount(0)
  }

  await person.fill('Search menus and buttons', 'bill:hold')
  await person.act('bill:hold', 'Edit')
  await person.sees("Built-in: code and path can't be changed. You can edit names, icon, order and parent.")
})
