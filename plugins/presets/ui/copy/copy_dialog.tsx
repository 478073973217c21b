import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PresetKind } from '#plugins/presets/contract'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { newRow } from '#resources/forms/content/edit_rows'
import { useEditor } from '#resources/forms/editor/editor_context'
import { reveal } from '#resources/forms/editor/reveal'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { colour } from '#resources/kit/theme/tokens'
import { levelOfPreset, rowToFill, stepsTo } from '../preset_place'
import { presetSections } from '../preset_sections'
import type { Copied } from './copied_note'
import { CopyChoices } from './copy_choices'
import { copyInto } from './copy_into'
import { changedLines, copyPreset } from './preview'
import { PresetList } from './preset_list'
import { PreviewTable } from './preview_table'
import { usePresets } from './use_presets'

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  height: 'min(62vh, 620px)',
  borderTop: `1px solid ${colour.line}`,
})
const Right = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderLeft: `1px solid ${colour.line}`,
})

interface CopyDialogProps {
  kind: PresetKind
  /** The row that is open on the screen: the preset goes there unless another one is chosen. */
  row: string | undefined
  onCopied: (copied: Copied) => void
  /** The dialog is out of sight. */
  onClose: () => void
}

/** Find a preset, see what it would change, copy it. Enter copies what is shown. */
export function CopyDialog({ kind, row, onCopied, onClose }: CopyDialogProps) {
  const { t } = useTranslation()
  const { catalogue, pages } = useForms()
  const content = useEditor((editor) => editor.content)
  const change = useEditor((editor) => editor.change)
  const [open, setOpen] = useState(true)
  const place = useRef<string>(undefined)
  const found = usePresets(kind)
  const [made] = useState(() => newRow().id)
  const [target, setTarget] = useState(() => rowToFill(kind, content, row) ?? made)
  const [overwrite, setOverwrite] = useState(false)
  const { chosen } = found
  const preset = useMemo(() => chosen && levelOfPreset(kind, chosen.content), [kind, chosen])
  const wish = useMemo(() => {
    const [sections, steps] = [presetSections(kind, pages), stepsTo(kind, target)]
    return preset && { steps, preset, sections, catalogue, overwrite }
  }, [kind, pages, catalogue, target, preset, overwrite])
  const copying = useMemo(() => wish && copyPreset({ ...wish, content }), [wish, content])
  const changed = changedLines(copying?.lines ?? [])
  const close = () => setOpen(false)
  const copy = () => {
    if (!open || !chosen || !wish || changed.length === 0) return
    const { before, after, lines } = copyInto(change, wish)
    const done = changedLines(lines)
    if (done.length > 0) onCopied({ name: chosen.name, count: done.length, before, after })
    place.current = (done.find(({ comes }) => comes !== undefined) ?? done[0])?.path
    close()
  }
  /** By now the dialog has given the cursor back, so that the first field copied can take it. */
  const exited = () => {
    onClose()
    const path = place.current
    // The dialog tells this while React writes to the page; rows open once that is done.
    if (path !== undefined) queueMicrotask(() => reveal(path))
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      slotProps={{ transition: { onExited: exited } }}
      maxWidth="lg"
      fullWidth
      aria-labelledby="copy-preset"
    >
      <DialogTitle id="copy-preset">{t(`presets:copy.title.${kind}`)}</DialogTitle>
      <Body>
        <PresetList found={found} onEnter={copy} />
        <Right>
          {copying ? (
            <>
              <CopyChoices
                kind={kind}
                made={made}
                target={target}
                onTarget={setTarget}
                overwrite={overwrite}
                onOverwrite={setOverwrite}
              />
              <PreviewTable lines={copying.lines} />
            </>
          ) : (
            <EmptyState
              icon="copy"
              title={t('presets:copy.none_chosen')}
              text={t('presets:copy.none_chosen_text')}
            />
          )}
        </Right>
      </Body>
      <DialogActions>
        <Btn kind="ghost" onClick={close}>
          {t('act.cancel')}
        </Btn>
        <Btn kind="primary" disabled={changed.length === 0} onClick={copy}>
          {changed.length > 0
            ? t('presets:copy.act', { count: changed.length })
            : t('presets:copy.nothing_to_copy')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
