import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { type FieldArgs, useText } from '#runtime'
import { labelIdOf } from '../label-id.ts'
import { acceptOf, limitsText, maxOf, type UploadRules } from './rules.ts'
import css from './upload.module.css'

interface ChooseProps extends Pick<FieldArgs<unknown>, 'id' | 'disabled' | 'invalid' | 'describedBy'> {
  rules: UploadRules
  isFull: boolean
  refused: readonly string[]
  onAdd: (files: readonly File[]) => void
  words: string
  children: ReactNode
}

/** The button that opens the file dialog, with the limits beside it; files may be dropped on the whole field, too. */
export function ChooseFiles({ id, rules, isFull, refused, onAdd, words, children, ...look }: ChooseProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isOff = look.disabled || isFull
  const hintId = `${id}-limits`
  const take = (list: FileList | null) => {
    if (list && list.length > 0 && !isOff) onAdd([...list])
    // Choosing the same file again is a change, too.
    if (input.current) input.current.value = ''
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shorter way; the button does the same.
    <div
      className={[css.field, isOver && !isOff && css.over].filter(Boolean).join(' ')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <div className={css.head}>
        <input
          ref={input}
          hidden
          type="file"
          accept={acceptOf(rules)}
          multiple={maxOf(rules) > 1}
          aria-label={words}
          onChange={({ target }) => take(target.files)}
        />
        <Button
          id={id}
          icon={<UploadOutlined aria-hidden />}
          onClick={() => input.current?.click()}
          disabled={isOff}
          danger={look.invalid}
          aria-labelledby={`${labelIdOf(id)} ${id}-words`}
          aria-describedby={[look.describedBy, hintId].filter(Boolean).join(' ')}
        >
          <span id={`${id}-words`}>{words}</span>
        </Button>
        <span className={css.hint} id={hintId}>
          {limitsText(rules, t)}
        </span>
      </div>
      {refused.length > 0 && (
        <ul className={css.problem} role="alert">
          {refused.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
