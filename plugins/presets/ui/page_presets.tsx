import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PresetKind } from '#plugins/presets/contract'
import { usePermission } from '#resources/app/shared_props'
import { useOfferedActs } from '#resources/app/shell/palette/offered_acts'
import { useEditor } from '#resources/forms/editor/editor_context'
import { rowOnScreen } from '#resources/forms/editor/row_on_screen'
import { useKey } from '#resources/forms/editor/use_key'
import { Btn } from '#resources/kit/btn'
import { CopiedNote, type Copied } from './copy/copied_note'
import { CopyDialog } from './copy/copy_dialog'
import { KeepDialog } from './keep/keep_dialog'
import { groupKeyOf, kindOfPage } from './preset_place'

/** On a page to which a kind of preset belongs: copy one in, or keep what stands there as one. */
export function PagePresets({ page }: { page: string }) {
  const kind = kindOfPage(page)
  return kind ? <PresetActs kind={kind} /> : null
}

interface OpenDialog {
  act: 'copy' | 'keep'
  /** The row that is open on the screen. */
  row: string | undefined
}

function PresetActs({ kind }: { kind: PresetKind }) {
  const { t } = useTranslation()
  const mayKeep = usePermission('CASE_CONF')
  const readOnly = useEditor((editor) => editor.readOnly)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const [copied, setCopied] = useState<Copied | null>(null)
  const begin = useCallback(
    (act: OpenDialog['act']) => {
      const key = groupKeyOf(kind)
      setOpen({ act, row: key && rowOnScreen(key) })
    },
    [kind]
  )
  useKey({ with: 'alt', letter: 'P' }, readOnly ? undefined : () => begin('copy'))
  useOfferedActs(
    useCallback(() => {
      const copy = {
        id: 'preset_copy',
        title: t('presets:copy.open'),
        keys: 'Alt P',
        icon: 'copy',
        run: () => begin('copy'),
      }
      const keep = {
        id: 'preset_keep',
        title: t('presets:keep.open'),
        icon: 'plus',
        run: () => begin('keep'),
      }
      return [...(readOnly ? [] : [copy]), ...(mayKeep ? [keep] : [])]
    }, [begin, mayKeep, readOnly, t])
  )
  const close = () => setOpen(null)
  return (
    <>
      <Btn
        icon="copy"
        keys="Alt P"
        aria-keyshortcuts="Alt+P"
        disabled={readOnly}
        onClick={() => begin('copy')}
      >
        {t('presets:copy.open')}
      </Btn>
      {copied ? (
        <CopiedNote copied={copied} onGone={() => setCopied(null)} />
      ) : (
        mayKeep && (
          <Btn kind="ghost" onClick={() => begin('keep')}>
            {t('presets:keep.open')}
          </Btn>
        )
      )}
      {open?.act === 'copy' && (
        <CopyDialog kind={kind} row={open.row} onCopied={setCopied} onClose={close} />
      )}
      {open?.act === 'keep' && <KeepDialog kind={kind} row={open.row} onClose={close} />}
    </>
  )
}
