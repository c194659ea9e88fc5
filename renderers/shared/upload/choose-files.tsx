import { UploadOutlined } from '@ant-design/icons'
import { Button, Flex, Upload, type UploadRef } from 'antd'
import { type ReactNode, useRef } from 'react'
import { type FieldProps, useText } from '#runtime'
import { labelIdOf } from '../label-id.ts'
import { describedByNote, RequiredNote } from '../required-note.tsx'
import css from './upload.module.css'
import { acceptOf, limitsText, maxOf, type UploadRules } from './upload-rules.ts'

interface ChooseProps
  extends Pick<
    FieldProps<object>,
    'id' | 'disabled' | 'aria-invalid' | 'aria-required' | 'aria-describedby'
  > {
  rules: UploadRules
  isFull: boolean
  refused: readonly string[]
  onAdd: (files: readonly File[]) => void
  label: string
  children: ReactNode
}

/**
 * Area into which users drop files, with a button and the limits. The selected files are listed below the
 * area.
 */
export function ChooseFiles({ id, rules, isFull, refused, onAdd, label, children, ...props }: ChooseProps) {
  const t = useText()
  const upload = useRef<UploadRef>(null)
  const isOff = props.disabled || isFull
  const hintId = `${id}-limits`
  return (
    <Flex vertical gap={8}>
      <Upload.Dragger
        ref={upload}
        aria-label={label}
        // `rejectionReason` checks the type of a file and shows a message. antd's own filter would ignore the
        // file without a message.
        accept={{ format: acceptOf(rules), filter: 'native' }}
        multiple={maxOf(rules) > 1}
        disabled={isOff}
        showUploadList={false}
        hasControlInside
        // Only the button opens the file dialog. With a clickable area, antd would move the focus from the
        // button to the area.
        openFileDialogOnClick={false}
        beforeUpload={(file, files) => {
          if (file === files[0]) onAdd(files)
          return Upload.LIST_IGNORE
        }}
      >
        <span className={css.head}>
          <Button
            id={id}
            icon={<UploadOutlined aria-hidden />}
            onClick={() => upload.current?.nativeElement?.querySelector('input')?.click()}
            disabled={isOff}
            danger={props['aria-invalid']}
            aria-labelledby={`${labelIdOf(id)} ${id}-words`}
            aria-describedby={[describedByNote({ id, ...props }), hintId].filter(Boolean).join(' ')}
          >
            <span id={`${id}-words`}>{label}</span>
          </Button>
          <RequiredNote id={id} aria-required={props['aria-required']} />
          <span className={css.hint} id={hintId}>
            {limitsText(rules, t)}
          </span>
        </span>
      </Upload.Dragger>
      {refused.length > 0 && (
        <ul className={css.problem} role="alert">
          {refused.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {children}
    </Flex>
  )
}
