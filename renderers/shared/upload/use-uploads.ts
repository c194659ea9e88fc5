import { useEffect, useRef, useState } from 'react'
import { type FailedUpload, type Translate, useAsyncValue, useRuntime, useText } from '#runtime'
import { errorText } from '#runtime/http'
import { maxOf, pathsOf, rejectionReason, storedName, type UploadRules } from './upload-rules.ts'
import { useFileInfo } from './use-file-info.ts'

/** Value of an upload field: a path, or a list of paths. */
export type StoredFiles = string | string[]

/** A file of the field: stored, uploading, or failed. */
export interface UploadItem {
  /**
   * React key. The key stays the same when the file is stored, so that an open preview stays open and a
   * focused button keeps the focus.
   */
  key: string
  name: string
  /** Size in bytes, or undefined for a file that was stored earlier. */
  size?: number | undefined
  /** Path of the stored file, or undefined until the upload is complete. */
  path?: string | undefined
  /** How much of the file is uploaded, from 0 to 1. */
  share?: number | undefined
  problem?: string | undefined
  file?: File | undefined
}

interface Pending extends UploadItem {
  file: File
  control: AbortController
}

interface UploadsArgs {
  value: unknown
  onChange: (value: StoredFiles | undefined) => void
  rules: UploadRules
}

/** Returns the uploads that failed while the input wasn't mounted. */
function failedItems(
  failed: readonly FailedUpload[],
  pending: readonly Pending[],
  t: Translate,
): readonly UploadItem[] {
  return failed.flatMap(({ source: file, error }, index) => {
    if (!(file instanceof File) || pending.some((item) => item.file === file)) return []
    const { name, size } = file
    return [{ key: `failed-${index}`, name, size, problem: errorText(error, t), file }]
  })
}

/**
 * Uploads the selected files at the same time, and adds their paths to the value. Files are validated before
 * their upload.
 */
export function useUploads({ value, onChange, rules }: UploadsArgs) {
  const { addAsync, failed } = useAsyncValue<StoredFiles>()
  const t = useText()
  const { files, notify } = useRuntime()
  const [pending, setPending] = useState<readonly Pending[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const selectedFiles = useRef(new Map<string, { key: string; file: File }>())
  const controls = useRef(new Set<AbortController>())
  const count = useRef(0)
  const isThere = useRef(true)
  const outlives = addAsync !== undefined
  const paths = pathsOf(value)
  const waiting: readonly UploadItem[] = [...pending, ...failedItems(failed, pending, t)]
  const latest = useRef(paths)
  useEffect(() => {
    latest.current = pathsOf(value)
  }, [value])
  useEffect(() => {
    const running = controls.current
    isThere.current = true
    return () => {
      isThere.current = false
      if (!outlives) for (const control of running) control.abort()
    }
  }, [outlives])

  const filesOf = (next: readonly string[]): StoredFiles | undefined =>
    next.length === 0 ? undefined : maxOf(rules) === 1 ? next[0] : [...next]
  const give = (next: string[]) => {
    latest.current = next
    onChange(filesOf(next))
  }
  const drop = (key: string) => setPending((list) => list.filter((item) => item.key !== key))
  const patch = (key: string, change: Partial<Pending>) =>
    setPending((list) => list.map((item) => (item.key === key ? { ...item, ...change } : item)))

  const send = async (file: File) => {
    count.current += 1
    const key = `new-${count.current}`
    const control = new AbortController()
    controls.current.add(control)
    setPending((list) => [...list, { key, name: file.name, size: file.size, share: 0, file, control }])
    const { signal } = control
    try {
      const sending =
        files?.send(file, { biz: rules.biz, signal, onProgress: (share) => patch(key, { share }) }) ??
        Promise.reject(new Error(t("Files can't be uploaded here.")))
      const withPath = (path: string) => (now: StoredFiles | undefined) => {
        if (signal.aborted) return now
        selectedFiles.current.set(path, { key, file })
        drop(key)
        latest.current = maxOf(rules) === 1 ? [path] : [...pathsOf(now), path]
        return filesOf(latest.current)
      }
      const unlessCancelled = (error: unknown) => {
        if (signal.aborted) return (now: StoredFiles | undefined) => now
        throw error
      }
      addAsync?.(sending.then(withPath, unlessCancelled), file)
      const path = await sending
      if (!addAsync && !signal.aborted) onChange(withPath(path)(filesOf(latest.current)))
    } catch (error) {
      if (signal.aborted) return
      const problem = errorText(error, t)
      patch(key, { share: undefined, problem })
      // An unmounted input can't show the error, so a message shows it.
      if (!isThere.current) notify.toast({ type: 'error', text: `${file.name}: ${problem}` })
    } finally {
      controls.current.delete(control)
    }
  }

  /** Adds files that the user has selected or dropped, up to the limits of the field. */
  const add = (list: readonly File[]) => {
    const free = maxOf(rules) === 1 ? 1 : maxOf(rules) - paths.length - waiting.length
    const reasons = list.map((file) => rejectionReason(file, rules, t))
    const good = list.filter((_, index) => reasons[index] === undefined)
    const messages = reasons.filter((reason) => reason !== undefined)
    if (good.length > free) messages.push(t('At most {{max}} files.', { max: maxOf(rules) }))
    setRefused(messages)
    if (maxOf(rules) === 1 && good.length > 0) cancelAll()
    for (const file of good.slice(0, Math.max(0, free))) void send(file)
  }
  const cancelAll = () => {
    for (const { control } of pending) control.abort()
    for (const { dismiss } of failed) dismiss()
    setPending([])
  }
  const letGo = ({ key, file }: UploadItem) => {
    failed.find(({ source }) => source === file)?.dismiss()
    drop(key)
  }
  const remove = (item: UploadItem) => {
    pending.find(({ key }) => key === item.key)?.control.abort()
    if (item.path === undefined) letGo(item)
    else give(latest.current.filter((one) => one !== item.path))
  }
  const retry = (item: UploadItem) => {
    letGo(item)
    if (item.file) void send(item.file)
  }
  const facts = useFileInfo(paths.filter((path) => !selectedFiles.current.has(path)))
  const stored: UploadItem[] = paths.map((path, index) => {
    const { key = path, file } = selectedFiles.current.get(path) ?? {}
    const known = facts.get(path)
    const name = file?.name ?? known?.name ?? storedName(path, index, t)
    return { key, path, name, size: file?.size ?? known?.bytes, file }
  })
  const isFull = maxOf(rules) > 1 && paths.length + waiting.length >= maxOf(rules)
  return { items: [...stored, ...waiting], refused, isFull, add, remove, retry }
}
