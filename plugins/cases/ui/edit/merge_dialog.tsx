import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { utcText } from '#kernel/fields/moment_text'
import { useMomentText } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import type { Conflict } from './conflict'
import { MergeTable, type Side } from './merge_table'
import { useCaseEditor, useCaseEditorStore } from './use_case_editor'
import { useSave } from './use_save'

/** Two people changed the page: field by field the second one chooses what is kept. */
export function MergeDialog() {
  const conflict = useCaseEditor((editor) => editor.conflict)
  return conflict && <Merging conflict={conflict} />
}

function Merging({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const editor = useCaseEditorStore()
  const content = useCaseEditor((now) => now.content)
  const { saveMerged } = useSave()
  const onClose = () => editor.setState({ conflict: null })
  const [sides, setSides] = useState<Record<string, Side>>({})
  const open = conflict.fields.filter(({ path }) => sides[path] === undefined).length
  const save = () => {
    saveMerged(conflict.fields.filter(({ path }) => sides[path] === 'theirs'))
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{t('cases:merge.title')}</DialogTitle>
      <DialogContent>
        <p title={utcText(conflict.at)}>
          {t('cases:merge.text', { by: conflict.by, at: momentText(conflict.at) })}
        </p>
        <MergeTable
          conflict={conflict}
          content={content}
          sides={sides}
          onSide={(path, side) => setSides({ ...sides, [path]: side })}
          onAll={(side) =>
            setSides(Object.fromEntries(conflict.fields.map(({ path }) => [path, side])))
          }
        />
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.back')}
        </Btn>
        <Btn kind="primary" disabled={open > 0} onClick={save}>
          {open > 0 ? t('cases:merge.open', { count: open }) : t('cases:merge.save')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
