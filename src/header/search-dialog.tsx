import { Modal } from 'antd'
import { useRef, useState } from 'react'
import { useCloseOnBack, useText } from '#runtime'
import styles from './header-search.module.css'
import { MenuSelect } from './menu-select.tsx'

interface SearchDialogProps {
  onClose: () => void
}

/** Dialog with the menu search, for narrow screens. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(true)
  const holder = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  useCloseOnBack({ isOpen, close })
  return (
    <Modal
      open={isOpen}
      title={text('search menu')}
      classNames={{ title: 'sentence-case' }}
      footer={null}
      onCancel={close}
      afterClose={onClose}
      // Without an opening animation, the dialog takes the focus from its input, so the input is focused
      // again here.
      afterOpenChange={(hasOpened) => hasOpened && holder.current?.querySelector('input')?.focus()}
      style={{ top: 16 }}
    >
      <div ref={holder} className={styles.holder}>
        <MenuSelect popupHolder={() => holder.current ?? document.body} onClose={close} />
      </div>
    </Modal>
  )
}
