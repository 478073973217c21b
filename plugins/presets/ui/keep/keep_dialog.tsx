import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMemo, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import { saidText } from '#kernel/case/content/said_text'
import { pagePart } from '#kernel/case/forms/page_part'
import type { PresetKind } from '#plugins/presets/contract'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { levelAt } from '#resources/forms/content/edit_content'
import { useEditor } from '#resources/forms/editor/editor_context'
import { useRowName } from '#resources/forms/rows/use_row_name'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Quiet } from '#resources/kit/panel'
import { contentOfLevel, stepsTo } from '../preset_place'
import { presetSections, summaryOf } from '../preset_sections'
import { PresetElements } from './preset_elements'
import { PresetName } from './preset_name'

interface KeepDialogProps {
  kind: PresetKind
  /** The row that is open on the screen. */
  row: string | undefined
  onClose: () => void
}

/** Keeps what stands on the page, or in the open row, as a preset of the project. */
export function KeepDialog({ kind, row, onClose }: KeepDialogProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const { pages } = useForms()
  const content = useEditor((editor) => editor.content)
  const nameOf = useRowName(summaryOf(kind, pages))
  const presetContent = useMemo(() => {
    const level = levelAt(content, stepsTo(kind, row)) ?? {}
    const part = pagePart(level as CaseContent, { sections: presetSections(kind, pages) })
    return contentOfLevel(kind, part)
  }, [content, kind, row, pages])
  const [name, setName] = useState(() =>
    nameOf({ id: '', ...levelAt(content, stepsTo(kind, row)) })
  )
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await call('POST /admin/presets/{kind}', {
        path: { kind },
        body: { name, content: presetContent },
      })
      tell.done(t('presets:keep.done', { name: name.trim() }))
      onClose()
    } catch (refusal) {
      setError(sentenceOf(refusal))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="keep-preset">
      <form onSubmit={(event) => void keep(event)}>
        <DialogTitle id="keep-preset">{t(`presets:keep.title.${kind}`)}</DialogTitle>
        <DialogContent>
          <PresetName autoFocus value={name} error={error} onValue={setName} />
          <p style={{ margin: '12px 0 4px' }}>
            <Quiet>{t('presets:keep.text')}</Quiet>
          </p>
          <PresetElements content={presetContent} />
        </DialogContent>
        <DialogActions>
          <Btn kind="ghost" onClick={onClose}>
            {t('act.cancel')}
          </Btn>
          <Btn kind="primary" type="submit" disabled={busy || saidText(name) === ''}>
            {t('presets:keep.act')}
          </Btn>
        </DialogActions>
      </form>
    </Dialog>
  )
}
