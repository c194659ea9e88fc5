import { callsOf, expect, rowWith, signInWithoutForm, test } from './journey.ts'
import { test as journey } from './person.ts'
import { mainSeat } from './seats.ts'

test('a changed dictionary reaches another user within seconds, without a reload', async ({
  page,
  browser,
}) => {
  const { get, post } = await callsOf(page.request, 'admin')
  const code = `seen_${Date.now()}`
  const { id: dictId } = await post('/sys/dict/add', { dictName: code, dictCode: code })
  const item = { itemText: '大', itemTextEn: 'Large', itemValue: 'L', color: 'success' }
  await post('/sys/dictItem/add', { ...item, dictId })
  const rank = (await get('/sys/dict/list?dictCode=position_rank')).records[0].id
  const senior = (await get(`/sys/dictItem/list?dictId=${rank}`)).records[0]
  const position = { name: 'Seen', code: `seen_${Date.now()}`, postRank: senior.itemValue }
  await post('/sys/position/add', position)
  const context = await browser.newContext({ baseURL: process.env.PRODUCT_URL, ...mainSeat.use })
  const other = await context.newPage()
  await signInWithoutForm(other, 'admin', '/isystem/position')
  const tag = rowWith(other, position.code).getByText(senior.itemTextEn, { exact: true })
  await expect(tag).toBeVisible()
  // The test waits for the bell, which loads its notices when its socket opens.
  await expect(other.getByRole('button', { name: /unread notice/ })).toBeVisible()

  await post('/sys/dictItem/edit', { ...senior, itemTextEn: 'Seen at once', color: 'rose' })

  const changed = rowWith(other, position.code).getByText('Seen at once', { exact: true })
  await expect(changed).toBeVisible({ timeout: 1_500 })
  await expect(changed).toHaveCSS('background-color', 'rgb(252, 238, 244)')
  const kept = () => other.evaluate(() => localStorage.getItem('pro__UI_CACHE_DB_DICT_DATA'))
  expect(await kept()).toContain('Seen at once')

  await test.step('a changed dictionary also reaches a user who was offline', async () => {
    await context.setOffline(true)
    await post('/sys/dictItem/edit', senior)
    await context.setOffline(false)
    await other.reload()
    await expect(tag).toBeVisible()
  })
  await context.close()
})

journey(
  'an administrator makes a dictionary, gives it an item, bins it and takes it back',
  { tag: '@slow' },
  async ({ page, person }) => {
    const code = person.own('tea_kind')
    await signInWithoutForm(page, 'admin', '/isystem/dict')
    await person.press('New dictionary')
    await person.fill('Dictionary', 'Kinds of tea', person.top())
    await person.fill('Code', code, person.top())
    await person.press('Save', person.top())
    await person.sees('The dictionary Kinds of tea is saved.')

    await person.search({ Code: code })
    await person.act(code, 'Edit')
    await person.fill('Dictionary', 'Teas', person.top())
    await person.press('Save', person.top())
    await person.sees('The dictionary Teas is saved.')
    await person.press('Teas', person.row(code))
    const items = page.getByRole('region', { name: person.named('Items of Teas') })
    await person.press('New item', items)
    const item = person.dialog('New item')
    await person.fill('Text', '红茶', item)
    await person.fill('English text', 'Black', item)
    await person.fill('Value', 'black', item)
    await person.choose('Colour', 'Success', { within: item })
    await person.press('Save', item)
    await person.sees('The item 红茶 is saved.')
    await person.act('红茶', 'Edit', items)
    await person.fill('English text', 'Black tea', person.top())
    await person.press('Save', person.top())
    await expect(person.row('Black tea', items)).toContainText(person.part('Active'))
    await person.fits()

    if (person.onPhone) await person.press('Back to the list')
    await person.act(code, 'Delete')
    await person.confirm('Delete')
    await person.sees('The dictionary Teas is in the recycle bin.')
    await person.sees('No results found')
    if (!person.onPhone) await person.sees('Select a dictionary to see its items.')
    await expect(items).toHaveCount(0)
    await person.tool('Recycle bin')
    await person.act(code, 'Restore')
    await person.fits()
    await person.confirm('Restore')
    await person.sees('The dictionary Teas is restored.')
    const { get } = await callsOf(page.request, 'admin')
    const [kept] = await get(`/sys/dict/getDictItems/${code}`)
    expect(kept).toMatchObject({ value: 'black', color: 'success' })
  },
)

journey(
  'a link opens a dictionary with its items, also from another page of the list',
  { tag: '@slow' },
  async ({ page, person }) => {
    const { post } = await callsOf(page.request, 'admin')
    // The dictionary's code sorts after all codes on the first page of the list.
    const code = person.own('zz_linked')
    const { id: dictId } = await post('/sys/dict/add', { dictName: code, dictCode: code })
    await post('/sys/dictItem/add', { dictId, itemText: '链接', itemTextEn: 'Linked', itemValue: '1' })
    await signInWithoutForm(page, 'admin', `/isystem/dict?dicts=${dictId}`)

    const items = page.getByRole('region', { name: person.part(`Items of ${code}`) })
    await expect(person.row('Linked', items)).toBeVisible()
    await person.fits()
  },
)

journey(
  'items are put in order by keys and by dragging, on a telephone by arrows',
  { tag: '@slow' },
  async ({ page, person }) => {
    const { post, get } = await callsOf(page.request, 'admin')
    const code = person.own('order')
    const { id: dictId } = await post('/sys/dict/add', { dictName: code, dictCode: code })
    for (const [index, value] of ['S', 'M', 'L'].entries())
      await post('/sys/dictItem/add', { dictId, itemText: value, itemValue: value, sortOrder: index + 1 })
    await signInWithoutForm(page, 'admin', '/isystem/dict')
    await person.search({ Code: code })
    await person.press(code, person.row(code))
    await person.press('Order')
    await expect(person.dialog('Order of the items')).toBeVisible()
    if (person.onPhone) {
      for (const name of ['S down', 'S down', 'L up']) await person.press(name, person.top())
    } else {
      const grip = (name: string) => person.button(`Move ${name}: arrow keys, or drag`, person.top())
      await grip('S').focus()
      await page.keyboard.press('End')
      const [from, to] = [await grip('L').boundingBox(), await grip('M').boundingBox()]
      await page.mouse.move((from?.x ?? 0) + 16, (from?.y ?? 0) + 16)
      await page.mouse.down()
      await page.mouse.move((to?.x ?? 0) + 16, (to?.y ?? 0) + 2, { steps: 4 })
      await page.mouse.up()
    }
    await person.fits()
    await person.press('Save', person.top())

    await person.sees(`The order of ${code} is saved.`)
    const saved = await get(`/sys/dict/getDictItems/${code}`)
    expect(saved.map(({ value }: { value: string }) => value)).toEqual(['L', 'M', 'S'])
  },
)

journey(
  'a category is added below another, moved to the top and deleted with all that is below',
  { tag: '@slow' },
  async ({ page, person }) => {
    const [name, whole, broken] = [person.own('Leaves'), person.own('Whole'), person.own('Broken')]
    const { get, post } = await callsOf(page.request, 'admin')
    await signInWithoutForm(page, 'admin', '/isys/category')
    await person.press('New category')
    await person.fill('Category', name, person.top())
    await person.press('Save', person.top())
    await person.act(name, 'Add child')
    const form = person.dialog(`New category under ${name}`)
    await person.fill('Category', whole, form)
    await person.press('Save', form)
    const { records } = await get(`/sys/category/rootList?name=${name}`)
    await person.sees(`${whole} is added as ${records[0].code}A01.`)
    await post('/sys/category/add', { name: broken, pid: records[0].id })

    await person.search({ Category: whole })
    await person.act(whole, 'Edit')
    await person.top().locator('.ant-select').hover()
    await person.top().locator('.ant-select-clear').click()
    await person.press('Save', person.top())
    await person.sees(`${whole} is saved.`)

    await page.goto('/isys/category')
    await person.press('Children', person.row(name))
    await expect(person.row(broken)).toBeVisible()
    await person.fits()
    await person.act(name, 'Delete')
    await person.sees(`Delete ${name} and its sub-categories (1)? This can't be undone.`)
    await person.confirm('Delete')
    await person.sees(`${name} is deleted.`)
    await expect(person.row(whole)).toBeVisible()
    await expect(person.row(broken)).toHaveCount(0)
  },
)

// This journey is tagged as slow, because the journeys of dictionaries and categories also test a list with a
// form.
journey('a position is added, changed and deleted', { tag: '@slow' }, async ({ page, person }) => {
  const code = person.own('shop_head')
  await signInWithoutForm(page, 'admin', '/isystem/position')
  await person.press('New position')
  await person.fill('Position', '店长', person.top())
  await person.fill('Code', code, person.top())
  await person.choose('Rank', 'Senior', { within: person.top() })
  await person.press('Save', person.top())
  await person.sees('The position 店长 is saved.')

  await person.act(code, 'Edit')
  await person.fill('Position', '资深店长', person.top())
  await person.fits()
  await person.press('Save', person.top())
  await person.sees('The position 资深店长 is saved.')
  await expect(person.row(code)).toContainText(person.part('Senior'))
  await person.act(code, 'Delete')
  await person.confirm('Delete')
  await person.sees('The position 资深店长 is deleted.')
  await expect(person.row(code)).toHaveCount(0)
})
