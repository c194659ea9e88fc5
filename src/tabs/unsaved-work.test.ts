// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notify, UnsavedForm } from '#runtime'
import { notify } from '../app/notify/notify.ts'
import { session } from '../session/session-store.ts'
import { readDraft } from './expired-session-drafts.ts'
import {
  confirmLeave,
  confirmLoss,
  createUnsavedPort,
  dropUnsavedWork,
  pathsLostByLeaving,
  storeUnsavedWork,
  unsaved,
} from './unsaved-work.ts'

const restore = vi.fn()
const form = (change: Partial<UnsavedForm> = {}): UnsavedForm => ({
  key: 'account/profile',
  label: 'Profile',
  isDirty: true,
  values: () => ({ realname: 'Lin' }),
  restore,
  ...change,
})
const page = { isShown: true }
const kept = createUnsavedPort({ path: () => '/kept', isKept: true, isShown: () => page.isShown })
const plain = createUnsavedPort({ path: () => '/plain', isKept: false, isShown: () => true })
const answer = vi.fn<Notify['confirm']>()

beforeEach(() => {
  session.user = { id: '1', username: 'clerk' } as typeof session.user
  session.isLeaving = false
  page.isShown = true
  restore.mockReset()
  answer.mockReset().mockResolvedValue(true)
  vi.spyOn(notify, 'confirm').mockImplementation(answer)
})
afterEach(() => {
  dropUnsavedWork(['/kept', '/plain'])
  sessionStorage.clear()
})

const unload = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('without unsaved work no question is shown', async () => {
  plain.watch('account/profile', false, () => form({ isDirty: false }))

  expect(await confirmLeave()).toBe(true)
  expect(answer).not.toHaveBeenCalled()
})

test('the question names the unsaved work and offers Leave and Stay', async () => {
  answer.mockResolvedValue(false)
  plain.watch('account/profile', true, () => form())

  expect(await confirmLeave()).toBe(false)

  expect(answer).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Unsaved changes',
      text: 'You have unsaved changes: Profile. They will be lost if you leave.',
      okText: 'Leave',
      cancelText: 'Stay',
    }),
  )
  expect(unsaved.paths).toEqual(['/plain'])
})

test('after choosing Leave, the user is not asked again', async () => {
  plain.watch('account/profile', true, () => form())

  expect([await confirmLeave(), await confirmLeave()]).toEqual([true, true])

  expect(answer).toHaveBeenCalledOnce()
  expect(unsaved.paths).toEqual([])
})

test('closing tabs asks only about their own unsaved work', async () => {
  plain.watch('account/profile', true, () => form())

  expect(await confirmLeave(['/other'])).toBe(true)
  expect(answer).not.toHaveBeenCalled()
})

test('reloading a page asks only about the unsaved work of its own forms', async () => {
  answer.mockResolvedValue(false)
  plain.watch('account/profile', true, () => form())
  plain.watch('bill/SettleBillHold/7', true, () => form({ key: 'bill/SettleBillHold/7', label: 'Hold' }))

  expect(await plain.confirmLoss(['bill/Other'])).toBe(true)
  expect(await kept.confirmLoss(['account/profile'])).toBe(true)
  expect(answer).not.toHaveBeenCalled()

  expect(await plain.confirmLoss(['bill/SettleBillHold/7'])).toBe(false)
  expect(answer.mock.calls[0]?.[0].text).toBe(
    'You have unsaved changes: Hold. They will be lost if you leave.',
  )
  expect(unsaved.paths).toEqual(['/plain'])
})

test('unsaved work of a page is lost by leaving the page, unless the page is kept', () => {
  const here = window.location.pathname
  kept.watch('bill/42', true, () => form())
  expect(pathsLostByLeaving(here)).toEqual([])

  plain.watch('account/profile', true, () => form())
  expect(pathsLostByLeaving(here)).toEqual(['/plain'])
})

test('discarded work causes another question if the user returns before its form unmounts', async () => {
  const here = window.location.pathname
  plain.watch('account/profile', true, () => form())

  expect(await confirmLoss(pathsLostByLeaving(here))).toBe(true)

  expect(pathsLostByLeaving('/elsewhere')).toEqual([])
  expect(pathsLostByLeaving(here)).toEqual(['/plain'])
})

test('the unsaved work of a kept page stays registered in the background, and ends when its form unmounts on screen', () => {
  const goBehind = kept.watch('bill/42', true, () => form())
  page.isShown = false
  goBehind()
  expect(unsaved.paths).toEqual(['/kept'])

  page.isShown = true
  const save = kept.watch('bill/42', true, () => form())
  save()

  expect(unsaved.paths).toEqual([])
})

test('the browser warns before unloading only with unsaved work during a session', () => {
  expect(unload()).toBe(false)
  const end = plain.watch('account/profile', true, () => form())

  expect(unload()).toBe(true)

  session.isLeaving = true
  expect(unload()).toBe(false)
  session.isLeaving = false
  end()
  expect(unload()).toBe(false)
})

test('values of an ended session are offered once and restored if the user accepts', async () => {
  plain.watch('account/profile', true, () => form())
  storeUnsavedWork()
  dropUnsavedWork(['/plain'])

  plain.watch('account/profile', false, () => form({ isDirty: false }))
  await expect.poll(() => restore).toHaveBeenCalledWith({ realname: 'Lin' })
  plain.watch('account/profile', true, () => form())

  expect(answer).toHaveBeenCalledOnce()
  expect(answer).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Restore what you typed?', okText: 'Restore', cancelText: 'Discard' }),
  )
  expect(readDraft('1', 'account/profile')).toBeUndefined()
})

test('declined values of an ended session are deleted', async () => {
  answer.mockResolvedValue(false)
  plain.watch('account/profile', true, () => form())
  storeUnsavedWork()

  plain.watch('account/profile', false, () => form())

  await expect.poll(() => readDraft('1', 'account/profile')).toBeUndefined()
  expect(restore).not.toHaveBeenCalled()
})

test('values of an ended session are not offered to another user', () => {
  plain.watch('account/profile', true, () => form())
  storeUnsavedWork()
  session.user = { id: '2', username: 'admin' } as typeof session.user

  plain.watch('account/profile', false, () => form())

  expect(answer).not.toHaveBeenCalled()
})
