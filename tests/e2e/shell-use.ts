import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Path of the list of bills. */
export const BILLS = '/bill/settleBill'

/** Locates the side menu. */
export const sider = (page: Page) => page.getByRole('complementary')

/** Locates the content of the active tab. */
export const content = (page: Page) => page.getByRole('main')

/** Locates the button of the user menu. */
export const userMenu = (page: Page) => page.getByRole('button', { name: 'User menu' })

/** Locates the settings drawer. */
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'system settings' })

/**
 * Opens a page, changes a setting and signs out. These actions must work with any data in the browser's
 * storage.
 */
export async function useShell(page: Page): Promise<void> {
  await sider(page).getByRole('menuitem', { name: 'Bills', exact: true }).click()
  await sider(page).getByRole('link', { name: 'Settlement bills' }).click()
  await expect(content(page).getByRole('table').first()).toBeVisible()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'system settings' }).click()
  await drawer(page).getByRole('radio', { name: 'Top menu' }).click()
  await expect(sider(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await logOut(page)
}

/** Logs out and confirms. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog', { name: 'Prompt' }).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/user\/login/)
}
