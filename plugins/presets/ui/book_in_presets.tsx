import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookInPart } from '#plugins/cases/contract/slots'
import { rowsAt } from '#resources/forms/content/edit_rows'
import { useEditor } from '#resources/forms/editor/editor_context'
import { useKey } from '#resources/forms/editor/use_key'
import { Btn } from '#resources/kit/btn'
import { type Copied, CopiedNote } from './copy/copied_note'
import { CopyDialog } from './copy/copy_dialog'

/** While a report is booked in: a reporter that was prepared is copied into it. */
export function BookInPresets({ part }: { part: BookInPart }) {
  return part === 'reporter' && <CopyReporter />
}

/** The dialog of the report shows the first reporter. */
function CopyReporter() {
  const { t } = useTranslation()
  const row = useEditor(({ content }) => rowsAt(content, 'C_2_r')[0]?.id)
  const [open, setOpen] = useState(false)
  const [copied, setCopied] = useState<Copied | null>(null)
  const begin = () => setOpen(true)
  useKey({ with: 'alt', letter: 'P' }, begin)
  return (
    <>
      {copied && <CopiedNote copied={copied} onGone={() => setCopied(null)} />}
      {/* Tab leads from field to field; this one has its key. */}
      <Btn
        size="small"
        kind="ghost"
        icon="copy"
        keys="Alt P"
        aria-keyshortcuts="Alt+P"
        tabIndex={-1}
        onClick={begin}
      >
        {t('presets:copy.open')}
      </Btn>
      {open && (
        <CopyDialog kind="reporter" row={row} onCopied={setCopied} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
