import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applyDifferences } from '#kernel/content/apply_differences'
import type { CaseContent } from '#kernel/content/case_content'
import type { useDraft } from '#resources/forms/editor/use_draft'
import { Btn } from '#resources/kit/btn'
import { momentText } from '../case/moment_text'
import { theirChange, type Conflict } from './conflict'
import { MergeTable, type Side } from './merge_table'

interface MergeDialogProps {
  conflict: Conflict
  draft: ReturnType<typeof useDraft>
  /** Takes what was chosen, and what the other one saved. */
  onMerged: (content: CaseContent, theirs: CaseContent) => void
  onClose: () => void
}

/** Two people changed the page: field by field the second one chooses what is kept. */
export function MergeDialog({ conflict, draft, onMerged, onClose }: MergeDialogProps) {
  const { t } = useTranslation()
  const [sides, setSides] = useState<Record<string, Side>>({})
  const open = conflict.fields.filter(({ path }) => sides[path] === undefined).length
  const save = () => {
    const taken = conflict.fields.filter(({ path }) => sides[path] === 'theirs').map(theirChange)
    const merged = applyDifferences(draft.latest.current, taken)
    draft.replace(merged)
    onMerged(merged, applyDifferences(draft.base, conflict.fields.map(theirChange)))
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{t('cases:merge.title')}</DialogTitle>
      <DialogContent>
        <p>{t('cases:merge.text', { by: conflict.by, at: momentText(conflict.at) })}</p>
        <MergeTable
          conflict={conflict}
          content={draft.draft}
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
